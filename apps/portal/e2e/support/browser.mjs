// Finds a Chromium for tests: the one named by CHROMIUM_PATH, the system's, or Playwright's own download.
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { platform } from 'node:process';

const system = {
  linux: [
    // Chromium without a window: what it saves is a quarter of a flow's time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  ],
};

/** The path of a Chromium that is here already, or undefined. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const found = (system[platform] ?? []).find((path) => existsSync(path));
  if (found) return found;
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Finds a Chromium, or installs one by the platform's means; throws with what to do. */
export async function ensureChromium() {
  const here = await findChromium();
  if (here) return here;
  const isRoot = process.getuid?.() === 0;
  const hasApt = platform === 'linux' && spawnSync('apt-get', ['--version']).status === 0;
  if (isRoot && hasApt) {
    console.log('No Chromium found: installing it with apt-get …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const install = (name) =>
      spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: ['ignore', 'ignore', 'inherit'] })
        .status === 0;
    // Older distributions have the whole one alone.
    if (!install('chromium-headless-shell')) install('chromium');
  } else {
    console.log('No Chromium found: downloading one with Playwright …');
    spawnSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: 'inherit',
      shell: platform === 'win32',
    });
  }
  const now = await findChromium();
  if (now) return now;
  throw new Error(
    'The tests need a Chromium and none could be installed. Install one (Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium) or set CHROMIUM_PATH to its executable, and run again.',
  );
}

/** The flags that every browser of the tests starts with: no sandbox for root, exact pixels, and no calls home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];
