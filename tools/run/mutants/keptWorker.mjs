import process from 'node:process';
import { ForksPoolWorker } from 'vitest/node';

/** The process that has loaded the code, for the next mutant. */
let kept;

const drop = () => {
  kept?.kill('SIGKILL');
  kept = undefined;
};
process.on('exit', drop);

/**
 * Runs the tests of one mutant after another in the same process. Starting one takes ten times as long as most tests,
 * and the code is the same for all mutants: a variable says which of them is on. Code that runs while its module loads
 * is no such case, so there each mutant gets a process of its own.
 */
class KeptWorker extends ForksPoolWorker {
  name = 'kept';
  #project;
  #isReused = false;
  #config;

  constructor(options) {
    super(options);
    this.#project = options.project;
  }

  async start() {
    const { mode, mutantActivation } = this.#project.getProvidedContext();
    const mayShare = mode === 'mutant' && mutantActivation !== 'static';
    this.#isReused = mayShare && kept?.connected === true;
    if (this.#isReused) {
      this._fork = kept;
      return;
    }
    await super.start();
    if (!mayShare) return;
    drop();
    kept = this._fork;
  }

  send(message) {
    if (this.#isReused && message.type === 'start') {
      this.#config = message.context.config;
      this.#answer('started');
    } else if (this._fork === kept && message.type === 'stop') this.#answer('stopped');
    else if (this.#isReused && message.type === 'run')
      super.send({ ...message, context: { ...message.context, config: this.#config } });
    else super.send(message);
  }

  async stop() {
    if (this._fork !== kept) return super.stop();
    for (const event of ['message', 'error', 'exit']) kept.removeAllListeners(event);
  }

  /** What the process would say, were it asked to begin or to end. */
  #answer(type) {
    process.nextTick(() => this._fork.emit('message', { type, __vitest_worker_response__: true }));
  }
}

/** The plugin for Vitest. Stryker asks for threads, in which a test can't choose its time zone. */
export const keptWorkers = {
  name: 'kept-workers',
  configureVitest({ project }) {
    project.config.pool = 'kept';
    project.config.poolRunner = { name: 'kept', createPoolWorker: (options) => new KeptWorker(options) };
  },
};
