const token = new URLSearchParams(location.search).get('token');
const { words } = await import(`./words.js?token=${token}`);

const at = (id) => document.getElementById(id);
const phone = at('phone'), glass = at('glass'), keys = at('keys'), status = at('status');
const brush = glass.getContext('2d');
// A reload is the same viewer; a second page is another.
const viewer = sessionStorage.viewer ??= crypto.randomUUID();

let state = { number: 0, stage: 'starting', width: 411, height: 891, language: 'en', density: 0 };
let plays = true, lost = false, pictureNumber = 0, picture = null;

const address = (path, more = '') => `${path}?token=${token}&viewer=${viewer}${more}`;
const post = (path, body = '') =>
  fetch(address(path), { method: 'POST', body }).catch(() => {});

// What is done here goes in order, one request at a time, and whatever comes meanwhile goes with the next.
const waiting = [];
let sending = false;
async function wish(line) {
  if (!plays || state.stage !== 'running') return;
  waiting.push(line);
  if (sending) return;
  sending = true;
  while (waiting.length) await post('wishes', waiting.splice(0, 400).join('\n'));
  sending = false;
}

async function listen() {
  for (;;) {
    try {
      const answer = await fetch(address('news', `&state=${state.number}&picture=${pictureNumber}`));
      if (answer.status === 403) return say('lost');
      setPlays(answer.headers.get('Plays') === 'true');
      if (lost) { lost = false; tell(); }
      const type = answer.headers.get('Content-Type') ?? '';
      if (type.startsWith('application/json')) change(await answer.json());
      else if (type.startsWith('image/')) {
        pictureNumber = +answer.headers.get('Picture');
        const next = await createImageBitmap(await answer.blob());
        picture?.close();
        picture = next;
        paint();
        glass.dataset.picture = pictureNumber;
        // Without loss means that nothing moves any more.
        glass.dataset.rests = type === 'image/png';
      }
      if (state.stage === 'stopped') return;
    } catch {
      if (state.stage === 'stopped') return;
      lost = true;
      tell();
      await new Promise((done) => setTimeout(done, 1000));
      // A server that was started anew counts anew.
      state.number = pictureNumber = 0;
    }
  }
}

/** One dot of the picture for every dot of the display, as soon as the phone has taken the density that was asked for. */
function paint() {
  if (!picture) return;
  if (Math.abs(picture.width - glass.width) <= 2 && Math.abs(picture.height - glass.height) <= 2) {
    size(picture.width, picture.height);
  }
  brush.imageSmoothingEnabled = picture.width !== glass.width;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, glass.width, glass.height);
}

/** In dots of the display. */
function size(width, height) {
  if (glass.width === width && glass.height === height && glass.dataset.dots === `${devicePixelRatio}`) return;
  glass.dataset.dots = devicePixelRatio;
  glass.width = width;
  glass.height = height;
  glass.style.width = `${width / devicePixelRatio}px`;
  glass.style.height = `${height / devicePixelRatio}px`;
}

/** The phone is as large as the window allows, but not much larger than life. */
function fit() {
  const room = phone.parentElement.getBoundingClientRect(), frame = 20 + 14, dots = devicePixelRatio;
  const scale = Math.min((room.width - frame) / state.width, (room.height - frame) / state.height, 1.4);
  // Android counts density in 160ths; what is larger or smaller than it should be is drawn to scale.
  const wanted = Math.floor(Math.max(scale, 0.1) * dots * 160 + 0.01) / 160;
  size(Math.round(state.width * wanted), Math.round(state.height * wanted));
  // Between two dots of the display, every line would be blurred.
  phone.style.translate = '';
  const box = glass.getBoundingClientRect(), off = (at) => Math.round(at * dots) / dots - at;
  phone.style.translate = `${off(box.x)}px ${off(box.y)}px`;
  paint();
  askDensity(Math.min(3, Math.max(0.5, wanted)));
}

/** Each change opens the app's screen anew, so it waits until nobody pulls at the window any more. */
let asked;
function askDensity(density) {
  clearTimeout(asked);
  if (state.stage === 'running' && plays && Math.abs(density - state.density) > 0.001) {
    asked = setTimeout(() => wish(`density ${density}`), 400);
  }
}

function change(news) {
  const before = state;
  state = news;
  document.documentElement.lang = state.language;
  document.documentElement.classList.toggle('dark', state.dark);
  for (const element of document.querySelectorAll('[data-say]')) {
    element.textContent = words[state.language][element.dataset.say];
  }
  keys.setAttribute('aria-label', words[state.language].phone);
  keys.inputMode = state.typing ? 'text' : 'none';
  at('dark').setAttribute('aria-pressed', state.dark);
  at('language').value = state.language;
  const letters = [...at('font').options];
  const nearest = letters.reduce((a, b) =>
    Math.abs(a.value - state.fontScale) <= Math.abs(b.value - state.fontScale) ? a : b);
  at('font').value = nearest.value;
  at('trace').textContent = state.trace;
  const crashed = state.stage === 'crashed';
  at('crash').hidden = !crashed;
  phone.hidden = crashed;
  if (crashed && before.stage !== 'crashed') at('restart').focus();
  if (state.stage === 'stopped') for (const b of document.querySelectorAll('button, select')) b.disabled = true;
  tell();
  fit();
  if (state.stage === 'running' && before.stage !== 'running') tellGlass();
}

/** Whatever is played with all fingers at once is offered where they can be told apart. */
const tellGlass = () => wish(`glass ${Math.min(TEN, Math.max(1, navigator.maxTouchPoints))}`);

function setPlays(now) {
  if (now === plays) return;
  plays = now;
  if (plays) tellGlass();
  document.body.classList.toggle('watching', !plays);
  at('take').hidden = plays;
  tell();
}

const say = (word) => { status.textContent = words[state.language][word]; };
const tell = () => say(lost ? 'lost' : state.stage === 'running' && !plays ? 'watching' : state.stage);

// Fingers and mouse. Every finger of a touch screen is one; Alt pins a second one with the mouse.
const TEN = 10, fingers = new Map();
let pinned = null;
const place = (event) => {
  const box = glass.getBoundingClientRect();
  const part = (value) => Math.min(1.5, Math.max(-0.5, value)).toFixed(5);
  return `${part((event.clientX - box.left) / box.width)} ${part((event.clientY - box.top) / box.height)}`;
};
const touch = (phase, finger, event, where = place(event)) =>
  wish(`touch ${phase} ${finger} ${where} ${Math.round(event.timeStamp)}`);
const free = () =>
  [...Array(TEN).keys()].find((n) => n !== pinned?.finger && ![...fingers.values()].includes(n));

glass.addEventListener('pointerdown', (event) => {
  event.preventDefault();
  keys.focus({ preventScroll: true });
  if (event.button !== 0) return;
  if (event.altKey && event.pointerType === 'mouse') return pin(event);
  glass.setPointerCapture(event.pointerId);
  const finger = free();
  if (finger === undefined) return;
  fingers.set(event.pointerId, finger);
  touch('down', finger, event);
});
glass.addEventListener('pointermove', (event) => {
  if (!fingers.has(event.pointerId)) return;
  for (const each of event.getCoalescedEvents?.() ?? [event]) touch('move', fingers.get(event.pointerId), each);
});
const lift = (phase) => (event) => {
  if (!fingers.has(event.pointerId)) return;
  touch(phase, fingers.get(event.pointerId), event);
  fingers.delete(event.pointerId);
};
glass.addEventListener('pointerup', lift('up'));
glass.addEventListener('pointercancel', lift('cancel'));
glass.addEventListener('contextmenu', (event) => event.preventDefault());

function pin(event) {
  const mark = at('second'), finger = free();
  if (pinned) {
    touch('up', pinned.finger, event, pinned.where);
    pinned = null;
  } else if (finger !== undefined) {
    pinned = { finger, where: place(event) };
    touch('down', finger, event);
    const box = phone.getBoundingClientRect();
    mark.style.left = `${event.clientX - box.left}px`;
    mark.style.top = `${event.clientY - box.top}px`;
  }
  mark.hidden = !pinned;
}

glass.addEventListener('wheel', (event) => {
  event.preventDefault();
  const notch = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 3 : 100;
  const turn = (delta) => Math.max(-20, Math.min(20, -delta / notch)).toFixed(3);
  wish(`wheel ${place(event)} ${turn(event.deltaX)} ${turn(event.deltaY)}`);
}, { passive: false });

// Keys that write go through the text area, so that dead keys and other scripts work; the rest is told by name.
const special = new Set(['Tab', 'Enter', 'Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown',
  'Home', 'End', 'PageUp', 'PageDown']);
keys.addEventListener('keydown', (event) => {
  if (event.isComposing) return;
  if (special.has(event.key) || event.ctrlKey && event.key === 'a') {
    const held = `-${event.shiftKey ? 's' : ''}${event.ctrlKey ? 'c' : ''}${event.altKey ? 'a' : ''}`;
    wish(`key ${event.key} ${held}`);
  } else return;
  event.preventDefault();
});
const type = () => {
  if (keys.value) wish(`text ${keys.value.replaceAll('\n', '\\n')}`);
  keys.value = '';
};
keys.addEventListener('input', (event) => event.isComposing || type());
keys.addEventListener('compositionend', type);

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') wish('back');
  else if (event.key !== 'F6') return;
  else if (document.activeElement === keys) at('back').focus();
  else keys.focus();
  event.preventDefault();
});

at('back').onclick = () => wish('back');
at('rotate').onclick = () => wish('rotate');
at('dark').onclick = () => wish(`dark ${!state.dark}`);
at('language').onchange = (event) => wish(`language ${event.target.value}`);
at('font').onchange = (event) => wish(`font ${event.target.value}`);
at('stop').onclick = () => post('stop');
at('restart').onclick = () => post('restart');
at('take').onclick = async () => { await post('take'); keys.focus(); };
at('save').onclick = () => {
  if (!picture) return;
  const whole = document.createElement('canvas');
  whole.width = picture.width;
  whole.height = picture.height;
  whole.getContext('2d').drawImage(picture, 0, 0);
  const link = document.createElement('a');
  link.href = whole.toDataURL('image/png');
  link.download = `traytable-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.png`;
  link.click();
  say('saved');
};

new ResizeObserver(fit).observe(phone.parentElement);
addEventListener('pagehide', () => navigator.sendBeacon(address('leave')));
change(state);
keys.focus();
listen();
