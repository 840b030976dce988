import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Features } from '@portal/portal-core/capabilities/capabilities';
import { ConfigFault } from '../../../apps/portal/src/config/ConfigFault';
import { readConfig } from '../../../apps/portal/src/config/readConfig';
import { toFinding, toFindings, type Finding } from './finding';

export type Settings = Readonly<Record<string, unknown>>;

/** The text of `config.json`: a file's, an address's, or the one next to the portal. Undefined where there is none. */
async function fetchText(from: string): Promise<string | undefined> {
  if (!URL.canParse(from)) return readFileSync(from, 'utf8');
  const answer = await fetch(from).catch(() => undefined);
  const text = answer?.ok === true ? await answer.text() : undefined;
  // A portal answers an unknown address with its page.
  return text?.trim().startsWith('{') === true ? text : undefined;
}

/** Reads the operator's settings as the portal does. Throws where a given file isn't there. */
export async function readSettings(
  config: string | undefined,
  origin: string | undefined,
  api: string,
): Promise<{ settings: Settings; findings: Finding[] }> {
  const from = config ?? `${origin ?? api}/config.json`;
  const say = toFinding(`Settings (${from})`);
  const text = await fetchText(from);
  if (text === undefined && config !== undefined) throw new Error(`--config: ${config} can't be read.`);
  if (text === undefined)
    return {
      settings: {},
      findings: [say('hint', 'There is none, so the check took {}. Name yours with --config.')],
    };
  try {
    const settings = JSON.parse(text) as Settings;
    readConfig(settings);
    const host = typeof settings.api === 'string' ? new URL(settings.api).origin : undefined;
    const isOther = host !== undefined && host !== new URL(api).origin;
    return {
      settings,
      findings: isOther
        ? [say('lost', `"api" is ${host}, and the check was given ${api}. Members' calls go to ${host}.`)]
        : [say('reads', `The portal takes ${Object.keys(settings).join(', ') || 'its own defaults'}.`)],
    };
  } catch (error) {
    const faults = error instanceof ConfigFault ? error.faults : ['It is no JSON.'];
    return { settings: {}, findings: [say('lost', `No member sees the portal: ${faults.join(' ')}`)] };
  }
}

/** Compares what the settings promise with what was proven. */
export function judgeSettings(settings: Settings, proven: Features): Finding[] {
  const named = {
    ...(settings.features as Features | undefined),
    ...(settings.idempotency === true && { keys: true }),
  };
  const wrong = Object.entries(named).filter(
    ([name, isOn]) => isOn && proven[name as keyof Features] === false,
  );
  const more = Object.entries(proven).filter(([name, isOn]) => isOn && name !== 'keys' && !(name in named));
  return toFindings('Settings: features and idempotency', 'They promise what your server does.', [
    ...wrong.map(
      ([name]) => ['lost', `They promise ${name}, and your server does not do it. Remove it.`] as const,
    ),
    more.length > 0 && [
      'hint',
      `Your server can do more than they say: add ${more.map(([name]) => name).join(', ')} to "features" (--write-config does it).`,
    ],
  ]);
}

/** Writes what was proven into a configuration, and keeps every other setting. What was tried in vain is removed. */
export function writeFeatures(file: string, features: Features): void {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { features?: object }) : {};
  const all = Object.entries({ ...before.features, ...features });
  const proven = Object.fromEntries(all.filter(([name, isProven]) => isProven || !(name in features)));
  writeFileSync(file, `${JSON.stringify({ ...before, features: proven }, null, 2)}\n`);
}
