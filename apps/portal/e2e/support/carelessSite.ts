import { ShapingProxy } from '../journeys/shapingProxy';

/** The hosts that the site contacts, by the method it uses. */
export const carelessHosts = [
  ...['fetch', 'beacon', 'socket', 'frame', 'worker', 'worker-socket', 'shared-worker'],
  ...['service-worker', 'service-worker-import', 'service-worker-socket', 'popup', 'popup-socket'],
].map((way) => `${way}.example`);

const page = `<!doctype html><title>careless</title>
<iframe src="https://frame.example/"></iframe>
<script>
  fetch('https://fetch.example/').catch(() => {});
  navigator.sendBeacon('https://beacon.example/');
  new WebSocket('wss://socket.example/');
  new Worker('/worker.js');
  new SharedWorker('/shared.js');
  navigator.serviceWorker.register('/service.js');
</script>`;

const popup = `<!doctype html><title>popup</title>
<script>
  fetch('https://popup.example/').catch(() => {});
  new WebSocket('wss://popup-socket.example/');
</script>`;

const scripts: Readonly<Record<string, string>> = {
  '/worker.js': `fetch('https://worker.example/').catch(() => {});
new WebSocket('wss://worker-socket.example/');`,
  '/shared.js': `fetch('https://shared-worker.example/').catch(() => {});`,
  '/service.js': `try { importScripts('https://service-worker-import.example/'); } catch {}
fetch('https://service-worker.example/').catch(() => {});
new WebSocket('wss://service-worker-socket.example/');`,
};

/** A site on the portal's own host without a content policy. It contacts other hosts in every way that a page can. */
export const openCarelessSite = (): Promise<ShapingProxy> =>
  ShapingProxy.of(({ path, answer }) => {
    const script = scripts[path];
    answer.setHeader('Content-Type', script === undefined ? 'text/html' : 'text/javascript');
    answer.end(script ?? (path === '/popup' ? popup : page));
    return Promise.resolve();
  });
