// npm run bench -- <part>: measures speed and prints JSON.
import { buildTasks, runPart, workspaceScript } from '../run/parts.mjs';
import { benchOptions } from './run/options.mjs';

const build = buildTasks('@portal/app#build', '@portal/contract#build');

await runPart('bench', {
  page: {
    does: 'time to first paint and first use of the built portal',
    options: benchOptions.page,
    steps: [build, workspaceScript('@portal/bench', 'page')],
  },
  tree: {
    does: 'team trees, a bare SVG, react-d3-tree',
    options: benchOptions.tree,
    steps: [workspaceScript('@portal/bench', 'tree')],
  },
  history: {
    does: 'charts and tickets with a long history on a phone',
    options: benchOptions.history,
    steps: [build, workspaceScript('@portal/bench', 'history')],
  },
  lighthouse: {
    does: "Lighthouse's scores of every address",
    options: benchOptions.lighthouse,
    steps: [build, workspaceScript('@portal/bench', 'lighthouse')],
  },
  sandbox: {
    does: 'the money calls and lists on PostgreSQL, next to a bare handler',
    words: ['one'],
    steps: [workspaceScript('@portal/sandbox', 'bench:sandbox')],
  },
  network: {
    does: 'the network calls with SANDBOX_MEMBERS members',
    words: ['pglite', 'postgres'],
    steps: [workspaceScript('@portal/sandbox', 'bench:network')],
  },
});
