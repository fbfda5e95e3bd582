/** The client of the arena's API: requests, changes, and events as they happen. */

import { balanced } from 'arena/words.js';

/** The failure of a request: the arena could not be reached, or refused it; `sentences` is the reason that it gave. */
export class ApiFailure extends Error {
  constructor(status, sentences) {
    super(sentences.join(' ') || `status ${status}`);
    this.status = status;
    this.sentences = sentences;
  }
}

/** Returns the answer to a GET request, as JSON. */
export function get(path, /** @type {{ key?: string, signal?: AbortSignal }} */ { key, signal } = {}) {
  return ask(path, { headers: key ? { Authorization: `Bearer ${key}` } : {}, signal });
}

/** Sends a POST request and returns its answer. */
export function post(path, body = {}, /** @type {{ key?: string }} */ { key } = {}) {
  /** @type {Record<string, string>} */
  const headers = { 'Content-Type': 'application/json', 'X-Arena': '1' };
  if (key) {
    headers.Authorization = `Bearer ${key}`;
  }
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Sends a file and returns the answer. */
export function upload(path, file, /** @type {{ key?: string }} */ { key } = {}) {
  /** @type {Record<string, string>} */
  const headers = { 'Content-Type': 'application/octet-stream', 'X-Arena': '1' };
  if (key) {
    headers.Authorization = `Bearer ${key}`;
  }
  return ask(path, { method: 'POST', headers, body: file });
}

/** Returns a text, such as a prompt of a bot. */
export async function getText(path, /** @type {{ key?: string }} */ { key } = {}) {
  const answer = await fetch(`/api/v1${path}`, { headers: key ? { Authorization: `Bearer ${key}` } : {} });
  if (!answer.ok) {
    throw await failure(answer);
  }
  return answer.text();
}

async function ask(path, options) {
  const answer = await fetch(`/api/v1${path}`, options);
  if (!answer.ok) {
    throw await failure(answer);
  }
  return answer.status === 204 ? {} : read(await answer.text());
}

function read(text) {
  return JSON.parse(balanced(text));
}

async function failure(answer) {
  const body = await answer
    .text()
    .then(read)
    .catch(() => ({}));
  return new ApiFailure(answer.status, body.error?.sentences ?? []);
}

const FIRST_PAUSE_MILLIS = 250;
const LONGEST_PAUSE_MILLIS = 8_000;

/**
 * A live connection to the arena. A connection that breaks is opened again, after a pause that doubles. `path` may be a
 * function, so that each new connection names the position from which it continues. `state` is called with
 * `connecting`, `open`, `reconnecting` or `closed`.
 */
export class Live {
  /**
   * @param {string | (() => string)} path
   * @param {{ message: (message: any) => void, state?: (state: string) => void }} listeners
   */
  constructor(path, { message, state = () => {} }) {
    this.path = typeof path === 'function' ? path : () => path;
    this.message = message;
    this.report = state;
    this.pause = FIRST_PAUSE_MILLIS;
    this.wake = () => this.now();
    addEventListener('online', this.wake);
    this.open('connecting');
  }

  open(state) {
    this.report(state);
    const address = new URL(`/api/v1${this.path()}`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.report('open');
    socket.onmessage = event => {
      this.pause = FIRST_PAUSE_MILLIS;
      this.message(read(event.data));
    };
    socket.onclose = () => this.again(socket);
  }

  again(socket) {
    if (this.closed || socket !== this.socket) {
      return;
    }
    this.report('reconnecting');
    this.timer = setTimeout(() => this.open('reconnecting'), this.pause);
    this.pause = Math.min(LONGEST_PAUSE_MILLIS, this.pause * 2);
  }

  now() {
    if (!this.closed && this.socket.readyState === WebSocket.CLOSED) {
      clearTimeout(this.timer);
      this.open('reconnecting');
    }
  }

  send(value) {
    if (this.socket.readyState !== WebSocket.OPEN) {
      return false;
    }
    this.socket.send(JSON.stringify(value));
    return true;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.wake);
    this.socket.close();
    this.report('closed');
  }
}
