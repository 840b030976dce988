import { describe, expect, test } from 'vitest';
import { ChunkError } from '@portal/portal-core/browser/chunks';
import { startReporter, type FaultReport, type ReporterOptions } from './reporter';

const secret = 'amara@mail.example typed 4821';

/** A page and its reports. */
function start(options: Partial<ReporterOptions> = {}) {
  const page = new EventTarget();
  const sent: string[] = [];
  const reporter = startReporter({
    ...{ url: 'https://faults.example/portal', sample: 1, release: '2026-11-22', page },
    send: (_url, body) => sent.push(body),
    ...options,
  });
  const plant = (type: string, fields: object) => page.dispatchEvent(Object.assign(new Event(type), fields));
  return { reporter, plant, sent, faults: () => sent.map((body) => JSON.parse(body) as FaultReport) };
}

const file = 'https://portal.example/static/js/DashboardRoute-Bx3_9a.js';
const from = (error: Error) =>
  Object.assign(error, { stack: `${error.name}: ${secret}\n at run (${file}:1:204)` });
const where = 'static/js/DashboardRoute-Bx3_9a.js';

describe('the reporter (T34)', () => {
  test('names each planted fault, and repeats nothing that was typed or sent', () => {
    const { plant, reporter, sent, faults } = start();
    plant('error', { error: new RangeError(secret), filename: `${file}?q=${secret}`, lineno: 1, colno: 7 });
    plant('unhandledrejection', { reason: from(new TypeError(secret)) });
    plant('unhandledrejection', { reason: secret });
    plant('chunkerror', { error: new TypeError(`Failed to fetch module: ${file}`) });
    const source = { sourceFile: file, lineNumber: 3, columnNumber: 9 };
    plant('securitypolicyviolation', { effectiveDirective: 'img-src', blockedURI: secret, ...source });
    reporter.caught(from(new SyntaxError(secret)));
    reporter.caught(new ChunkError('too slow'));
    reporter.answered({ call: 'GET /ticket/{id}/details', reason: 'malformed', requestId: 'req-1' });
    const release = '2026-11-22';
    expect(faults()).toEqual([
      { kind: 'error', name: 'RangeError', where, release },
      { kind: 'rejection', name: 'TypeError', where: `${where}:1:204`, release },
      { kind: 'rejection', name: 'string', where: '', release },
      { kind: 'chunk', name: 'TypeError', where, release },
      { kind: 'policy', name: 'img-src', where: `${where}:3:9`, release },
      { kind: 'error', name: 'SyntaxError', where: `${where}:1:204`, release },
      { kind: 'chunk', name: 'Timeout', where: '', release },
      { kind: 'answer', name: 'malformed', where: 'GET /ticket/{id}/details', release, requestId: 'req-1' },
    ]);
    expect(sent.join()).not.toMatch(/amara|4821|typed|portal\.example/);
  });

  test('reports a fault once, and at most ten', () => {
    const { reporter, faults } = start();
    for (let times = 0; times < 3; times++) reporter.answered({ call: 'GET /news', reason: 'server' });
    expect(faults()).toHaveLength(1);
    for (let call = 0; call < 30; call++) reporter.answered({ call: `GET /${call}`, reason: 'server' });
    expect(faults()).toHaveLength(10);
  });

  test('is heard of a share of the pages', () => {
    const answered = { call: 'GET /news', reason: 'server' };
    const heard = [0, 0.24, 0.25, 0.9].map((chance) => {
      const { reporter, faults } = start({ sample: 0.25, random: () => chance });
      reporter.answered(answered);
      return faults().length;
    });
    expect(heard).toEqual([1, 1, 0, 0]);
  });

  test('takes odd names for none, leaves what is no fault alone, and stops', () => {
    const { reporter, plant, faults } = start();
    reporter.caught(Object.assign(new Error('x'), { name: secret }));
    plant('securitypolicyviolation', { effectiveDirective: `img-src ${secret}` });
    expect(faults().map(({ name, where: at }) => [name, at])).toEqual([
      ['Error', ''],
      ['policy', ''],
    ]);
    // An image that failed to load.
    plant('error', {});
    reporter.stop();
    plant('unhandledrejection', { reason: new TypeError('x') });
    expect(faults()).toHaveLength(2);
  });
});
