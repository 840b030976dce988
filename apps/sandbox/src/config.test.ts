import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { actions } from './operator/actions';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
/** The README's table: each variable with its default. */
const table = [...readme.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) +\| (.*?) +\|/gm)].flatMap(
  ([, names = '', fallback = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, fallback })),
);

/** The variables that the configuration reads. */
function getNames(): string[] {
  const names = new Set<string>();
  const given: Record<string, string> = { SMTP_HOST: 'mail.example' };
  readConfig(
    new Proxy(given, {
      get(target, name) {
        names.add(String(name));
        return target[String(name)];
      },
    }),
  );
  return [...names].sort();
}

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: undefined,
      host: '127.0.0.1',
      databaseUrl: undefined,
      members: 5000,
      origins: [],
      smtp: undefined,
      production: false,
    });
  });

  it('has each variable in the README, with its default', () => {
    expect(table.map(({ name }) => name).sort()).toEqual(getNames());
    // A path in the README starts at the repository's root.
    const toText = (config: object) =>
      JSON.stringify(config).replaceAll(/"\/[^"]*\/(?=apps\/|\.sandbox)/g, '"');
    for (const { name, fallback } of table) {
      const value = /^`([^`]+)`$/.exec(fallback)?.[1];
      // The default of DATABASE_OWNER_URL is another variable.
      if (value === undefined || table.some((row) => row.name === value)) continue;
      expect(toText(readConfig({ [name]: value })), name).toBe(toText(readConfig({})));
    }
  });

  it('names every error together', () => {
    const env = {
      PORT: '80a',
      SANDBOX_MEMBERS: '-1',
      DATABASE_URL: 'mysql://x',
      CORS_ORIGINS: 'https://a.example, b.example',
      LOG_LEVEL: 'loud',
    };
    const faults = () => readConfig(env);
    for (const word of Object.keys(env)) expect(faults).toThrow(word);
    expect(faults).toThrow('"b.example"');
    expect(faults).not.toThrow('"https://a.example"');
  });

  it('wants a PostgreSQL for a team that the embedded database is too small for', () => {
    const million = { SANDBOX_MEMBERS: '1000000' };
    expect(() => readConfig(million)).toThrow('DATABASE_URL');
    expect(readConfig({ ...million, DATABASE_URL: 'postgres://x/y' }).members).toBe(1_000_000);
    expect(readConfig({ SANDBOX_MEMBERS: '50000' }).members).toBe(50_000);
    expect(() => readConfig({ ...million, SANDBOX_MEMBERS: '1000001' })).toThrow('SANDBOX_MEMBERS');
  });

  it('sends mail when a host is named', () => {
    expect(readConfig({ SMTP_HOST: 'mail.example', SMTP_PORT: '465' }).smtp).toMatchObject({
      host: 'mail.example',
      port: 465,
    });
  });

  it('serves the operator’s pages and trusts a proxy only by a setting (T31, T32)', () => {
    expect(readConfig({})).toMatchObject({ operator: false, trustedProxies: [], ledgerCheckSeconds: 60 });
    const set = { SANDBOX_OPERATOR: 'on', TRUSTED_PROXIES: '10.0.0.0/8, ::1' };
    expect(readConfig(set)).toMatchObject({ operator: true, trustedProxies: ['10.0.0.0/8', '::1'] });
    expect(() => readConfig({ SANDBOX_OPERATOR: 'yes' })).toThrow('SANDBOX_OPERATOR');
    const key = 'a-key-of-twenty-signs';
    expect(readConfig({ SANDBOX_OPERATOR_KEY: key }).operatorKey).toBe(key);
    expect(readConfig({ SANDBOX_OPERATOR_KEY: '' }).operatorKey).toBeUndefined();
    for (const bad of ['short', 'a key with blanks in it', `${key}; Path=/`])
      expect(() => readConfig({ SANDBOX_OPERATOR_KEY: bad })).toThrow('SANDBOX_OPERATOR_KEY');
    expect(() => readConfig({ TRUSTED_PROXIES: 'proxy.example' })).toThrow('"proxy.example"');
  });

  it('logs every request in production', () => {
    expect(readConfig({}).logLevel).toBe('warn');
    expect(readConfig({ NODE_ENV: 'production' }).logLevel).toBe('info');
  });
});

it('the README has each of the operator’s actions with its fields', () => {
  const items = [...readme.matchAll(/^(?:- )?`POST \/sandbox(\/[^`]+)`([^]*?)(?=\n- |\n\n)/gm)];
  // Two actions without a field of their own share an item.
  const listed = new Map(
    items.flatMap(([, path = '', text = '']) => {
      const [, other] = /^ and `POST \/sandbox(\/[^`]+)`/.exec(text) ?? [];
      return [path, ...(other === undefined ? [] : [other])].map(
        (one) => [one.replace('{id}', ':id'), text] as const,
      );
    }),
  );
  expect(new Set(listed.keys())).toEqual(new Set(actions.map(({ path }) => path)));
  const missing = actions.flatMap(({ path, body }) =>
    Object.keys(body)
      .filter((name) => !listed.get(path)?.includes(`\`${name}\``))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});
