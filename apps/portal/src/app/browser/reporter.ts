import { ChunkError } from '@portal/portal-core/browser/chunks';

/** One error, as short texts of the portal's own: no message, no address, no input (T34). */
export interface FaultReport {
  kind: 'error' | 'rejection' | 'answer' | 'chunk' | 'policy';
  /** The error's class, the answer's fault, or the policy's directive. */
  name: string;
  /** A file of the portal with line and column, or a call of the contract; '' if unknown. */
  where: string;
  release: string;
  /** The call's reference for support. */
  requestId?: string;
}

export interface ReporterOptions {
  /** Target of the reports. */
  url: string;
  /** The share of pages that report, from 0 to 1. */
  sample: number;
  release: string;
  send?: (url: string, body: string) => void;
  random?: () => number;
  page?: EventTarget;
}

export interface Reporter {
  /** Reports an error that React's boundaries caught. */
  caught: (error: unknown) => void;
  /** Reports an unusable answer. */
  answered: (fault: { call: string; reason: string; requestId?: string }) => void;
  stop: () => void;
}

/** Maximum number of reports per page. */
const most = 10;

/** Messages may quote a member's input or a server's text, so only the class name is used. */
function getErrorClass(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : typeof error;
  return /^[A-Za-z]\w{0,39}$/.test(name) ? name : 'Error';
}

/** The first file of the portal in a text, such as a stack. */
const parseStackLocation = (text: unknown) =>
  /\/(static\/js\/[\w.-]{1,80}\.js(?::\d{1,7}){0,2})/.exec(typeof text === 'string' ? text : '')?.[1] ?? '';

const getStackLocation = (error: unknown) => (error instanceof Error ? parseStackLocation(error.stack) : '');

/** A beacon would carry cookies. This request carries none and also outlives the page. */
function post(url: string, body: string): void {
  const quiet = {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  } as const;
  fetch(url, { method: 'POST', body, keepalive: true, ...quiet }).catch(() => undefined);
}

/** The parts of an ErrorEvent, which an element's error event lacks. */
type Uncaught = Event & { error?: unknown; filename?: string; lineno?: number; colno?: number };

/** Listens for uncaught errors, and reports each once per page. */
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
    // A failed image or script is an event of the same name, at its element.
    if (filename !== undefined)
      report('error', getErrorClass(error), parseStackLocation(`${filename}:${lineno}:${colno}`));
  };
  const onRejection = (event: Event) => {
    const { reason } = event as Event & { reason?: unknown };
    report('rejection', getErrorClass(reason), getStackLocation(reason));
  };
  const onChunk = (event: Event) => {
    const { error } = event as Event & { error?: unknown };
    report('chunk', getErrorClass(error), error instanceof Error ? parseStackLocation(error.message) : '');
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
    chunkerror: onChunk,
    securitypolicyviolation: onPolicy,
  };
  for (const [name, listener] of Object.entries(listeners)) page.addEventListener(name, listener);

  return {
    caught: (error) => {
      // A failed load was already reported, but a slow one was not.
      if (!(error instanceof ChunkError)) report('error', getErrorClass(error), getStackLocation(error));
      else if (error.cause === undefined) report('chunk', 'Timeout', '');
    },
    answered: ({ call, reason, requestId }) => report('answer', reason, call, requestId),
    stop: () => {
      for (const [name, listener] of Object.entries(listeners)) page.removeEventListener(name, listener);
    },
  };
}
