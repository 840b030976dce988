import { request as requests } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSandboxes } from '../../apps/portal/e2e/support/startSandboxes';
import type { Engine, Profile } from './engine';
import { firefox } from './engines/firefox';
import { webkit } from './engines/webkit';
import { chooseNames } from '../run/usage.mjs';
import { access } from './flows/access';
import { device } from './flows/device';
import type { Flows } from './flows/flow';
import { journeyFlows } from './flows/journeys';
import { lists } from './flows/lists';
import { phoneFlows } from './flows/phone';
import { startFlows } from './flows/starts';
import { toPictures } from './flows/pictures';
import { openProbe } from './probe';
import { Scene } from './scene';
import { desktop, sweep } from './sweep';

// `npm run nightly -- engines`: the portal's main flows and every address in Firefox and in WebKit.
// `--only <parts of engines and flows, with commas between>` plays a part. `--screenshots <folder>` saves ten
// screens in each engine and language.

const kinds = [firefox, webkit];

const {
  values: { only, screenshots },
} = parseArgs({ options: { only: { type: 'string' }, screenshots: { type: 'string' } } });
const flows: Flows = {
  ...{
    ...journeyFlows,
    ...access,
    ...lists,
    ...phoneFlows,
    ...device,
    ...startFlows,
    'every address': sweep,
  },
  ...(screenshots === undefined ? {} : toPictures(screenshots)),
};
const known = [...kinds.map(({ name }) => name), ...Object.keys(flows)];
const asked = chooseNames('--only', only, known, (name, part) => name.includes(part));
const chosen = <Name extends string>(names: readonly Name[]) => {
  const named = names.filter((name) => asked.includes(name));
  return named.length > 0 ? named : names;
};

const chosenFlows = chosen(Object.keys(flows));

interface Result {
  engine: string;
  flow: string;
  seconds: number;
  wrong: string[];
}

const results: Result[] = [];
const messageFrom = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function openDesktop(engine: Engine, flow: string): Promise<Profile> {
  const profile = await engine.openProfile(flows[flow]?.waitsForLoad);
  await profile.first.resize(desktop);
  return profile;
}

/** Plays a flow in its own profile and origin. */
async function play(engine: Engine, profile: Profile, sandbox: string, flow: string): Promise<void> {
  const started = Date.now();
  const probe = await openProbe(sandbox);
  const request = await requests.newContext({ baseURL: probe.proxy.url });
  const wrong: string[] = [];
  const note = (error: unknown) => void wrong.push(messageFrom(error));
  await flows[flow]?.(new Scene({ engine, profile, probe, request })).catch(note);
  // Firefox stops scripts halfway when it closes a tab, so reports from then on say nothing.
  wrong.push(...new Set(probe.reports));
  await profile.close().catch(note);
  await request.dispose();
  probe.proxy.close();
  const seconds = (Date.now() - started) / 1000;
  results.push({ engine: engine.name, flow, seconds, wrong });
  const sign = wrong.length === 0 ? '✓' : '✗';
  console.log([`${sign} ${engine.name} · ${flow} (${seconds.toFixed(1)} s)`, ...wrong].join('\n    '));
}

/** What was started and must end, newest first. */
const ends: (() => unknown)[] = [];
async function stop(): Promise<void> {
  for (const end of ends.splice(0)) await end();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stop().finally(() => process.exit(1)));

/** Plays all flows in one engine, from an empty home folder. */
async function playAll(kind: (typeof kinds)[number], sandbox: string): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'engine-'));
  ends.unshift(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  let engine = await kind.start(home);
  ends.unshift(() => engine.close());
  // WebKit's driver hung once in some hundred sessions and then answered no other.
  const reopen = async (error: unknown, flow: string): Promise<Profile> => {
    console.log(`${kind.name} starts again: ${messageFrom(error)}`);
    await engine.close();
    engine = await kind.start(home);
    return openDesktop(engine, flow);
  };
  for (const flow of chosenFlows) {
    const profile = await openDesktop(engine, flow).catch((error: unknown) => reopen(error, flow));
    await play(engine, profile, sandbox, flow);
  }
}

const names = chosen(kinds.map(({ name }) => name));
const sandboxes = await startSandboxes(names.length);
ends.unshift(sandboxes.stop);
const played = await Promise.allSettled(
  kinds
    .filter(({ name }) => names.includes(name))
    .map((kind, index) => playAll(kind, sandboxes.urls[index] ?? '')),
);
await stop();
const broken = played.flatMap((one) => (one.status === 'rejected' ? [messageFrom(one.reason)] : []));
for (const reason of broken) console.log(`✗ ${reason}`);
const right = results.filter(({ wrong }) => wrong.length === 0).length;
const all = names.length * chosenFlows.length;
console.log(`${right} of ${all} right`);
process.exitCode = broken.length === 0 && right === all ? 0 : 1;
