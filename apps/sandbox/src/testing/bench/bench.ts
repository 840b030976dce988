/** `npm run bench -- sandbox`: the money calls, then the pages; `-- lists` the pages alone, `-- one` one member's transfers. */
const [, , part] = process.argv;
if (part !== 'lists') await import('./benchSandbox');
if (part !== 'one') await import('./benchLists');

export {};
