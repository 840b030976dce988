// node tools/run/chosen.mjs <program> <argument>...: the program of a task, in this folder, with what `npm test -- --changed`
// chose for the task.
import process from 'node:process';
import { chosenArgs, fail, run, tool } from './run.mjs';

const [program, ...args] = process.argv.slice(2);
try {
  await run(tool(program), [...args, ...chosenArgs()], { cwd: process.cwd() });
} catch (error) {
  fail(error.message);
}
