/**
 * `npm run bench -- sandbox`: the money calls and lists, next to a bare handler. A word measures one part: `bare`, or
 * `one`, a single member's transfers.
 */
const [, , part] = process.argv;
if (part !== 'bare') await import('./benchSandbox');
if (part !== 'one') await import('./benchBare');

export {};
