import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPortalClient } from './client';

/** Bytes per second of a 384 kbit/s connection. */
const connectionSpeed = 48_000;
/** The second after which the connection is silent. */
let brokenAt = Infinity;

/** The parts of a browser's XMLHttpRequest in use, over a slow connection. */
class SlowXhr {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 200;
  responseText = '{"status":true}';
  responseURL = '';
  private line: ReturnType<typeof setInterval> | undefined;

  open() {
    this.responseURL = '';
  }
  setRequestHeader() {
    this.status = 200;
  }
  getResponseHeader(name: string) {
    return name === 'Content-Type' ? 'application/json' : null;
  }
  send(form: FormData) {
    const size = [...form.values()].reduce((sum, part) => sum + (part instanceof File ? part.size : 0), 0);
    let seconds = 0;
    this.line = setInterval(() => {
      seconds += 1;
      if (seconds >= brokenAt) return;
      const loaded = Math.min(seconds * connectionSpeed, size);
      this.upload.onprogress?.({ loaded, total: size });
      if (loaded < size) return;
      this.upload.onload?.();
      this.end(this.onload);
    }, 1000);
  }
  abort() {
    this.end(this.onabort);
  }
  private end(onEnd: (() => void) | undefined) {
    clearInterval(this.line);
    onEnd?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  brokenAt = Infinity;
  vi.stubGlobal('XMLHttpRequest', SlowXhr);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const picture = () => new File([new Uint8Array(1_760_000)], 'passport.jpg', { type: 'image/jpeg' });

/** Sends two images and waits until the upload starts. */
async function send() {
  const client = createPortalClient({ baseUrl: 'https://api.example/api', getToken: () => 'token' });
  const body = { document_type: 'identity', document_name: 'Passport', document_number: 'A1' } as const;
  const done = vi.fn();
  const outcome = client.upload('/kyc-doc-upload', { body: { ...body, front: picture(), back: picture() } });
  void outcome.then(done);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2));
  return { outcome, done };
}

// D111
test('two images of 1.76 MB arrive over 384 kbit/s, which takes more than a minute', async () => {
  const { outcome, done } = await send();
  await vi.advanceTimersByTimeAsync(70_000);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toMatchObject({ kind: 'ok' });
});

test('a line that falls silent is given up after 30 seconds, and not before', async () => {
  brokenAt = 20;
  const { outcome, done } = await send();
  await vi.advanceTimersByTimeAsync(48_500);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toEqual({ kind: 'failed', reason: 'timeout', sent: true });
});
