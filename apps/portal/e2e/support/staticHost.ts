import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ShapingProxy } from '../journeys/shapingProxy';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

export interface StaticSite {
  /** The folder of a build, below apps/portal. */
  build: string;
  /** The site's folder that contains the build, with a slash at both ends. */
  base: string;
  /** The folder where this test may write. */
  out: string;
  /** Settings in place of the build's own `config.json`. */
  config?: object;
  /** The origin of a back end on the site's own origin. Without it the site serves only files. */
  backEnd?: string;
  /** False: the back end ignores `Idempotency-Key` (D118). */
  knowsKeys?: boolean;
  /** The origin that serves everything outside `base`, for example another portal. */
  fallback?: string;
}

interface Rule {
  pattern: RegExp;
  headers: Record<string, string>;
}

const getPattern = (path: string) =>
  new RegExp(`^${path.replace(/[.+?^$()|[\]{}\\]/g, '\\$&').replaceAll('*', '.*')}$`);

function getRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ pattern: getPattern(line), headers: {} });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

/**
 * Serves a build like a host with `_headers` and `_redirects`: files first, then the first matching redirect. The
 * operator's own command writes both (docs/deploy.md).
 */
export class StaticHost {
  private server: ShapingProxy | undefined;
  private readonly site: StaticSite;
  private headers: Rule[] = [];
  private redirects: { pattern: RegExp; to: string; status: number }[] = [];

  constructor(site: StaticSite) {
    this.site = site;
  }

  /** Starts the server on a port, or on any free one. Returns the port. */
  async listen(port = 0): Promise<number> {
    const page = `apps/portal/${this.site.build}/index.html`;
    const config = join(this.site.out, 'config.json');
    const settings = JSON.stringify(this.site.config ?? {});
    await mkdir(this.site.out, { recursive: true });
    await writeFile(config, settings);
    const given = ['--page', page, '--config', config, '--out', this.site.out];
    await promisify(execFile)('npm', ['run', 'hosts', '--', ...given], { cwd: repository });
    this.headers = getRules(await readFile(join(this.site.out, '_headers'), 'utf8'));
    this.redirects = (await readFile(join(this.site.out, '_redirects'), 'utf8'))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [from = '', to = '', status = ''] = line.split(/ +/);
        return { pattern: getPattern(from), to, status: Number(status) };
      });
    const { backEnd, fallback, base, knowsKeys } = this.site;
    // On every interface, because `localhost` is an address of either version.
    this.server = await ShapingProxy.to(backEnd ?? fallback, { port });
    this.server.rules.push(({ path, asked, answer }) => {
      if (knowsKeys === false) delete asked.headers['idempotency-key'];
      const isBackEnds = backEnd !== undefined && /^\/(api|images|sandbox)(\/|$)/.test(path);
      const isOutside = fallback !== undefined && !path.startsWith(base);
      return isBackEnds || isOutside ? undefined : this.answer(path, answer);
    });
    return this.server.port;
  }

  close(): void {
    this.server?.close();
  }

  private async fileAt(path: string): Promise<Buffer | undefined> {
    const { base, build, config, out } = this.site;
    if (!path.startsWith(base)) return undefined;
    const name = path.slice(base.length) || 'index.html';
    if (name === 'config.json' && config) return readFile(join(out, name));
    return readFile(join(repository, 'apps/portal', build, name)).catch(() => undefined);
  }

  private async answer(path: string, answer: ServerResponse): Promise<void> {
    for (const { pattern, headers } of this.headers)
      if (pattern.test(path))
        for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value);
    const own = await this.fileAt(path);
    const redirect = own ? undefined : this.redirects.find(({ pattern }) => pattern.test(path));
    const body = own ?? (redirect && (await this.fileAt(redirect.to)));
    const type = types[extname(redirect?.to ?? path)] ?? 'text/html; charset=utf-8';
    if (!answer.hasHeader('Content-Type')) answer.setHeader('Content-Type', type);
    answer.writeHead(own ? 200 : (redirect?.status ?? 404)).end(body);
  }
}
