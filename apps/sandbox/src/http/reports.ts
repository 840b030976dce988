import type { FastifyInstance } from 'fastify';
import { isNode } from '@portal/contract/bundle';
import { toNetwork } from '../access/guessing/devices';
import { takeTurn } from '../access/guessing/turns';
import type { Services } from '../contract/services';
import { tooMany } from '../api/refusal';

/** A fault report from a portal. Every text is short and has a fixed form, so it can't contain a member's input. */
interface Report {
  /** The kind of fault: `error`, `rejection`, `policy` … */
  kind: string;
  /** The error's name, or the directive of a policy. */
  name?: string;
  /** The file, the route, or the call with its method. */
  where?: string;
  /** The build of the portal. */
  release?: string;
  /** The id of the related answer, which leads to the log lines. */
  requestId?: string;
}

const forms: Record<keyof Report, RegExp> = {
  kind: /^[a-zA-Z][\w-]{0,39}$/,
  name: /^[a-zA-Z][\w.-]{0,79}$/,
  where: /^([A-Z]{3,7} )?[\w./:*{}-]{1,120}$/,
  release: /^[\w.+-]{1,64}$/,
  requestId: /^[\w-]{1,64}$/,
};

/** Keeps only known and valid fields. A report without a kind is dropped. */
function readReport(body: unknown): Report | undefined {
  if (!isNode(body)) return undefined;
  const kept = Object.entries(forms).flatMap(([field, form]) => {
    const value = body[field];
    return typeof value === 'string' && form.test(value) ? [[field, value] as const] : [];
  });
  const report = Object.fromEntries(kept) as Partial<Report>;
  return report.kind === undefined ? undefined : { ...report, kind: report.kind };
}

const toPath = (address: unknown) =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).pathname : undefined;

/** A browser's own reports, in the old and the new form: the directive and the page. */
function readPolicyReports(body: unknown): (Report | undefined)[] {
  const old = isNode(body) && isNode(body['csp-report']) ? [body['csp-report']] : [];
  const listed = Array.isArray(body) ? (body as unknown[]).slice(0, 10) : [];
  const bodies = listed.flatMap((entry) => (isNode(entry) && isNode(entry.body) ? [entry.body] : []));
  return [...old, ...bodies].map((report) =>
    readReport({
      kind: 'policy',
      name: report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'],
      where: toPath(report.documentURL ?? report['document-uri']),
    }),
  );
}

const allowance = { max: 30, seconds: 60 };
const policyTypes = ['application/csp-report', 'application/reports+json'];
/** A closing page, or one of another origin without a preflight, can only send JSON under this type. */
const plainType = 'text/plain';

/**
 * Logs fault reports from portals and browsers (T34). It needs no session, because a fault may have prevented one.
 * Reports are therefore small and limited, and the answer reveals nothing.
 */
export function serveReports(app: FastifyInstance, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      [...policyTypes, plainType],
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(
      '/reports',
      {
        bodyLimit: 4 * 1024,
        // All processes count together, before anything is read (T31).
        onRequest: async ({ ip }) => {
          const wait = await takeTurn(db, `reports from ${toNetwork(ip)}`, allowance, clock.now());
          if (wait > 0) throw tooMany(wait);
        },
      },
      async ({ body, headers, log }, reply) => {
        const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
        const reports = policyTypes.includes(type) ? readPolicyReports(body) : [readReport(body)];
        for (const report of reports) if (report) log.warn({ report }, 'client report');
        return reply.code(204).send();
      },
    );
    done();
  });
}
