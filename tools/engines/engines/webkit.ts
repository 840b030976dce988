import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../apps/portal/e2e/support/ports.mjs';
import type { EngineKind, Profile, Tab } from '../engine';
import { findProgram } from './findProgram';
import { actions, elementKey, toWebDriver } from './webDriver';

type Send = ReturnType<typeof toWebDriver>;
interface Opened {
  handle: string;
}

const packages = ['webkit2gtk-driver', 'xvfb', 'xauth'];
const findPart = (name: string, ...candidates: string[]) => findProgram(name, { candidates, packages });

/** Debian's folders of the browser, by machine and by version of its library. */
const browsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** The tab of a handle. WebDriver sends every call to the current window, so each call selects its own first. */
function toTab(send: Send, handle: string): Tab {
  const here: Send = async (method, path, body) => {
    await send('POST', '/window', { handle });
    return send(method, path, body);
  };
  const act = async (body: object) => void (await here('POST', '/actions', body));
  return {
    open: async (url) => void (await here('POST', '/url', { url })),
    evaluate: async (expression) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = (await here('POST', '/execute/async', { script, args: [] })) as {
        value?: unknown;
        error?: string;
      };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    click: (point) => act(actions.click(point)),
    type: (text) => act(actions.type(text)),
    press: (key) => act(actions.press(key)),
    control: (letter) => act(actions.control(letter)),
    upload: async (selector, file) => {
      const found = await here('POST', '/element', { using: 'css selector', value: selector });
      const id = (found as Record<string, string>)[elementKey] ?? '';
      await here('POST', `/element/${id}/value`, { text: file });
    },
    resize: async ({ width, height }) =>
      void (await here('POST', '/window/rect', { x: 0, y: 0, width, height })),
    screenshot: async () => Buffer.from((await here('GET', '/screenshot')) as string, 'base64'),
    close: async () => void (await here('DELETE', '/window')),
  };
}

async function openProfile(driver: Send, binary: string, waitsForLoad: boolean): Promise<Profile> {
  const alwaysMatch = {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    pageLoadStrategy: waitsForLoad ? 'normal' : 'none',
    // A script that a navigation interrupts gets no answer. Who asked asks again, well within the 10 s of a start.
    timeouts: { script: 3000 },
  };
  const { sessionId } = (await driver('POST', '/session', { capabilities: { alwaysMatch } })) as {
    sessionId: string;
  };
  const send: Send = (method, path, body) => driver(method, `/session/${sessionId}${path}`, body);
  const handles = async () => (await send('GET', '/window/handles')) as string[];
  return {
    first: toTab(send, (await send('GET', '/window')) as string),
    newTab: async () => toTab(send, ((await send('POST', '/window/new', { type: 'tab' })) as Opened).handle),
    openedTab: async (open) => {
      const known = new Set(await handles());
      await open();
      const end = Date.now() + 20_000;
      while (Date.now() < end) {
        const handle = (await handles()).find((one) => !known.has(one));
        if (handle) return toTab(send, handle);
        await setTimeout(100);
      }
      throw new Error('No tab was opened.');
    },
    close: async () => void (await driver('DELETE', `/session/${sessionId}`)),
  };
}

/** WebKitGTK, the engine of Safari, by WebDriver. Each profile is a MiniBrowser of its own. */
export const webkit: EngineKind = {
  name: 'webkit',
  start: async (home) => {
    const program = findPart('WebKitWebDriver', '/usr/bin/WebKitWebDriver');
    const xvfb = findPart('xvfb-run', '/usr/bin/xvfb-run');
    findPart('xauth', '/usr/bin/xauth');
    const binary = findPart('MiniBrowser', ...browsers);
    const downloads = join(home, 'Downloads');
    for (const folder of [downloads, join(home, '.config')]) mkdirSync(folder, { recursive: true });
    writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    const port = await freePort();
    const child = spawn(xvfb, ['-a', '-s', '-screen 0 1600x1200x24', program, `--port=${port}`], {
      env: {
        ...{
          PATH: process.env['PATH'],
          HOME: home,
          XDG_RUNTIME_DIR: home,
          LANG: 'en_US.UTF-8',
          NO_AT_BRIDGE: '1',
        },
        ...{ LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
      },
      // A group of its own, because xvfb-run leaves its children behind.
      ...{ detached: true, stdio: 'ignore' },
    });
    const driver = toWebDriver(`http://127.0.0.1:${port}`);
    const end = Date.now() + 30_000;
    for (let isReady = false; !isReady;) {
      if (Date.now() > end || child.exitCode !== null) throw new Error('WebKitWebDriver does not start.');
      await setTimeout(100);
      isReady = await driver('GET', '/status').then(
        () => true,
        () => false,
      );
    }
    return {
      name: 'webkit',
      downloads,
      openProfile: (waitsForLoad = true) => openProfile(driver, binary, waitsForLoad),
      close: async () => {
        const ended = once(child, 'exit');
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
        await ended;
      },
    };
  },
};
