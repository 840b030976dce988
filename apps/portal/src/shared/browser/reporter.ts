import { ChunkError } from './chunks';

/** One fault. Every part is a short text of the portal's own making: no message, no address, nothing typed (T34). */
export interface FaultReport {
  kind: 'error' | 'rejection' | 'answer' | 'chunk' | 'policy';
  /** The error's class, the answer's fault, or the policy's directive. */
  name: string;
  /** A file of the portal with line and column, or a call of the contract; '' where neither is known. */
  where: string;
  release: string;
  /** What support finds a call by. */
  requestId?: string;
}

export interface ReporterOptions {
  /** Where reports go. */
  url: string;
  /** The share of pages that report, from 0 to 1. */
  sample: number;
  release: string;
  send?: (url: string, body: string) => void;
  random?: () => number;
  page?: EventTarget;
}

export interface Reporter {
  /** An error that React's boundaries caught. */
  caught: (error: unknown) => void;
  /** An answer that was of no use. */
  answered: (fault: { call: string; reason: string; requestId?: string }) => void;
  stop: () => void;
}

/** A page that fails again and again says so ten times. */
const most = 10;

/** Messages may quote what a member typed or a server said, so only a class's name is taken. */
function getErrorClass(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : typeof error;
  return /^[A-Za-z]\w{0,39}$/.test(name) ? name : 'Error';
}

/** The first file of the portal that a text names, such as a stack's. */
const parseStackLocation = (text: unknown) =>
  /\/(static\/js\/[\w.-]{1,80}\.js(?::\d{1,7}){0,2})/.exec(typeof text === 'string' ? text : '')?.[1] ?? '';

const getStackLocation = (error: unknown) => (error instanceof Error ? parseStackLocation(error.stack) : '');

/** A beacon would carry cookies; this carries nothing, and outlives the page as well. */
function post(url: string, body: string): void {
  const quiet = {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  } as const;
  fetch(url, { method: 'POST', body, keepalive: true, ...quiet }).catch(() => undefined);
}

/** The parts of an ErrorEvent, of which an element's own has none. */
type Uncaught = Event & { error?: unknown; filename?: string; lineno?: number; colno?: number };

/** Listens for what nobody caught, and reports each fault once a page. */
export function startReporter(options: ReporterOptions): Reporter {
  const { url, sample, release, send = post, random = Math.random, page = window } = options;
  const isChosen = random() < sample;
  const seen = new Set<string>();
  const report = (kind: FaultReport['kind'], name: string, where: string, requestId?: string) => {
    const key = [kind, name, where].join(' ');
    if (!isChosen || seen.has(key) || seen.size >= most) return;
    seen.add(key);
    const fault: FaultReport = { kind, name, where, release, ...(requestId && { requestId }) };
    send(url, JSON.stringify(fault));
  };

  const onError = (event: Event) => {
    const { error, filename, lineno, colno } = event as Uncaught;
    // A picture or a script that doesn't load is an event of the same name, at its element.
    if (filename !== undefined)
      report('error', getErrorClass(error), parseStackLocation(`${filename}:${lineno}:${colno}`));
  };
  const onRejection = (event: Event) => {
    const { reason } = event as Event & { reason?: unknown };
    report('rejection', getErrorClass(reason), getStackLocation(reason));
  };
  const onChunk = (event: Event) => {
    const { payload } = event as Event & { payload?: unknown };
    report(
      'chunk',
      getErrorClass(payload),
      payload instanceof Error ? parseStackLocation(payload.message) : '',
    );
  };
  const onPolicy = (event: Event) => {
    const { effectiveDirective, sourceFile, lineNumber, columnNumber } =
      event as SecurityPolicyViolationEvent;
    const directive = /^[a-z-]{1,40}$/.test(effectiveDirective) ? effectiveDirective : 'policy';
    report('policy', directive, parseStackLocation(`${sourceFile}:${lineNumber}:${columnNumber}`));
  };
  const listeners = {
    error: onError,
    unhandledrejection: onRejection,
    'vite:preloadError': onChunk,
    securitypolicyviolation: onPolicy,
  };
  for (const [name, listener] of Object.entries(listeners)) page.addEventListener(name, listener);

  return {
    caught: (error) => {
      // One that failed to load was reported when it did; this one was too slow.
      if (!(error instanceof ChunkError)) report('error', getErrorClass(error), getStackLocation(error));
      else if (error.cause === undefined) report('chunk', 'Timeout', '');
    },
    answered: ({ call, reason, requestId }) => report('answer', reason, call, requestId),
    stop: () => {
      for (const [name, listener] of Object.entries(listeners)) page.removeEventListener(name, listener);
    },
  };
}
