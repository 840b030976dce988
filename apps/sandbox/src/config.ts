import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { SmtpOptions } from './mail/smtp';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** All settings from the environment. apps/sandbox/README.md lists them for operators. */
export interface Config {
  /** PORT. By default 8080 or the next free port. */
  port: number | undefined;
  /** HOST, 127.0.0.1. The operator's pages answer only the loopback, whatever the host. */
  host: string;
  /** DATABASE_URL: a PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined;
  /**
   * DATABASE_OWNER_URL: the owner of that PostgreSQL's tables. It migrates, seeds and empties, and DATABASE_URL's role
   * may then not change the ledger (T46). By default DATABASE_URL does all.
   */
  databaseOwnerUrl: string | undefined;
  /**
   * SANDBOX_DIR: the folder of the embedded database (`data`) and its lock. By default `.sandbox` at the repository's
   * root.
   */
  dir: string;
  /** SANDBOX_MEMBERS: the size of the leader's team, 5000, or up to 1,000,000 on a PostgreSQL. */
  members: number;
  /** PUBLIC_URL: the origin of this server in the links of mails, and of passkeys. By default its own address. */
  publicUrl: string | undefined;
  /** CORS_ORIGINS: origins of portals elsewhere, separated by commas. */
  origins: string[];
  /** PORTAL_DIST: the folder of the built portal. */
  portalDist: string;
  /** SMTP_HOST, SMTP_PORT (587), SMTP_USER, SMTP_PASSWORD, SMTP_FROM. Without SMTP_HOST mail stays in the outbox. */
  smtp: SmtpOptions | undefined;
  /** LOG_LEVEL: warn, or info in production with a line for each request. */
  logLevel: string;
  /** NODE_ENV=production. */
  production: boolean;
  /**
   * SANDBOX_OPERATOR=on: serves the operator's pages to this machine, never through a proxy, and not in production
   * (T32).
   */
  operator: boolean;
  /** The key for those pages (T40). Without it each start generates one. */
  operatorKey: string | undefined;
  /** SERVER_KEY: the key of stored hashes, the same for all processes. By default from DATABASE_URL or a file. */
  serverKey: string | undefined;
  /** TRUSTED_PROXIES: addresses or networks with a trusted X-Forwarded-For, separated by commas (T31). */
  trustedProxies: string[];
  /** LEDGER_CHECK_SECONDS: the seconds between two checks of the ledger's invariants, 60. 0 disables them (T34). */
  ledgerCheckSeconds: number;
  /**
   * CHECK_ANSWERS: one in this many answers of an operation is checked against the contract, 100. 1 checks all and 0
   * none.
   */
  checkEvery: number;
  /** DATABASE_POOL: connections to a PostgreSQL, 20. */
  databasePool: number;
}

/** The largest team for the embedded database. */
const mostEmbedded = 200_000;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const parseList = (text = '') =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Reads and checks the environment. Throws one error that names every fault. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // oxlint-disable-next-line portal/process-state -- of the start, which reads the settings once
  const faults: string[] = [];
  const whole = (name: string, least: number, most: number) => {
    const text = env[name];
    if (text === undefined || text === '') return undefined;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    faults.push(`${name} must be a whole number from ${least} to ${most}`);
    return undefined;
  };
  const url = (name: string, protocols: string[]) => {
    const text = env[name];
    if (text === undefined || text === '') return undefined;
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
      faults.push(`${name} must be a URL that starts with ${protocols.join(' or ')}//`);
    return text;
  };
  const origins = parseList(env.CORS_ORIGINS);
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      faults.push(`CORS_ORIGINS: "${origin}" is not an origin like https://portal.example`);
  const production = env.NODE_ENV === 'production';
  // A production log needs every request. A local console should stay readable.
  const logLevel = env.LOG_LEVEL ?? (production ? 'info' : 'warn');
  if (!['on', 'off', '', undefined].includes(env.SANDBOX_OPERATOR))
    faults.push('SANDBOX_OPERATOR must be on or off');
  if (!/^([\w-]{20,200})?$/.test(env.SANDBOX_OPERATOR_KEY ?? ''))
    faults.push('SANDBOX_OPERATOR_KEY must be 20 to 200 letters, digits, - or _');
  if (!/^([\w-]{32,200})?$/.test(env.SERVER_KEY ?? ''))
    faults.push('SERVER_KEY must be 32 to 200 letters, digits, - or _');
  for (const proxy of parseList(env.TRUSTED_PROXIES))
    if (isIP(proxy.replace(/\/\d{1,3}$/, '')) === 0)
      faults.push(`TRUSTED_PROXIES: "${proxy}" is neither an address nor a network like 10.0.0.0/8`);
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:']);
  if (!logLevels.includes(logLevel)) faults.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}`);

  const config: Config = {
    port: whole('PORT', 0, 65_535),
    host: env.HOST ?? '127.0.0.1',
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseOwnerUrl: url('DATABASE_OWNER_URL', ['postgres:', 'postgresql:']),
    dir: env.SANDBOX_DIR ?? `${repository}.sandbox`,
    members: whole('SANDBOX_MEMBERS', 0, 1_000_000) ?? 5000,
    publicUrl: publicUrl?.replace(/\/+$/, ''),
    origins,
    portalDist: env.PORTAL_DIST ?? `${repository}apps/portal/dist`,
    smtp: env.SMTP_HOST
      ? {
          host: env.SMTP_HOST,
          port: whole('SMTP_PORT', 1, 65_535) ?? 587,
          user: env.SMTP_USER,
          password: env.SMTP_PASSWORD,
          from: env.SMTP_FROM ?? 'Member Portal <portal@localhost>',
        }
      : undefined,
    logLevel,
    production,
    operator: env.SANDBOX_OPERATOR === 'on',
    operatorKey: env.SANDBOX_OPERATOR_KEY || undefined,
    serverKey: env.SERVER_KEY || undefined,
    trustedProxies: parseList(env.TRUSTED_PROXIES),
    ledgerCheckSeconds: whole('LEDGER_CHECK_SECONDS', 0, 86_400) ?? 60,
    checkEvery: whole('CHECK_ANSWERS', 0, 1_000_000) ?? 100,
    databasePool: whole('DATABASE_POOL', 2, 500) ?? 20,
  };
  if (config.members > mostEmbedded && config.databaseUrl === undefined)
    faults.push(`SANDBOX_MEMBERS: more than ${mostEmbedded} need a PostgreSQL (DATABASE_URL)`);
  if (faults.length > 0) throw new Error(`The configuration is wrong:\n- ${faults.join('\n- ')}`);
  return config;
}
