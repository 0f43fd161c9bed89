// Talks to the server: one question and its answer, and jobs that take longer.

import {t} from './text.js';

const token = document.querySelector('meta[name=alea-token]').content;
let asked = 0;

/** The server's no, in one line for people. */
export class Refused extends Error {
  /** @param status the HTTP status, 200 where the question was understood and refused */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

async function request(method, path, body) {
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: {'X-Alea-Token': token, 'Accept': 'application/json', 'Content-Type': 'application/json'},
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(t('error.unreachable'), 0);
  }
  if (response.status === 401) {
    throw new Refused(t('error.restarted'), 401);
  }
  const answer = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) {
    throw new Refused(answer?.error?.message ?? t('error.status', {status: response.status}), response.status);
  }
  return answer;
}

/** What a method of the protocol answers. */
export async function call(method, params = {}) {
  const answer = await request('POST', '/rpc', {jsonrpc: '2.0', id: ++asked, method, params});
  if (answer.error) {
    throw new Refused(answer.error.message, 200);
  }
  return answer.result;
}

const remembered = new Map();

/** The same, asked once: for what does not change while the page is open. */
export function recall(method, params = {}) {
  const key = JSON.stringify([method, params]);
  if (!remembered.has(key)) {
    const answer = call(method, params);
    answer.catch(() => remembered.delete(key));
    remembered.set(key, answer);
  }
  return remembered.get(key);
}

/** Forgets such answers: something has changed. */
export function forget() {
  remembered.clear();
}

/** Begins a job and answers its id. */
export async function begin(kind, params) {
  return (await request('POST', '/jobs', {kind, params})).id;
}

/** All jobs, or one with its result. */
export function jobs(id) {
  return request('GET', id ? `/jobs/${id}` : '/jobs');
}

/** Calls a job off, or takes one that has ended from the list. */
export function stop(id) {
  return request('DELETE', `/jobs/${id}`);
}

/** Where a job's result can be had as a file. */
export function download(id, as) {
  return `/jobs/${id}/download?as=${as}&token=${encodeURIComponent(token)}`;
}

/**
 * Follows a job until it ends or nobody listens any more.
 *
 * @param progress told what there is so far
 * @returns the job as it is at the end; never, when the signal comes first
 */
export function follow(id, progress, signal) {
  return new Promise((resolve, reject) => {
    const events = new EventSource(`/jobs/${id}/events?token=${encodeURIComponent(token)}`);
    const end = () => {
      events.close();
      jobs(id).then(resolve, reject);
    };
    events.addEventListener('progress', event => progress(JSON.parse(event.data)));
    events.addEventListener('result', end);
    events.addEventListener('error', event => {
      // A lost connection comes back by itself; data, or one that was refused, is the end.
      if (event.data !== undefined || events.readyState === EventSource.CLOSED) {
        end();
      }
    });
    signal.addEventListener('abort', () => events.close());
  });
}
