// npm run stories: React as members get it. Its development build keeps a stack of every element, which is a third of the run.
import process from 'node:process';
import { fail, run, tool } from './run.mjs';

try {
  await run(tool('vitest'), ['run', '--project', 'stories', ...process.argv.slice(2)], {
    env: { NODE_ENV: 'production' },
  });
} catch (error) {
  fail(error.message);
}
