/** Tells Vitest's readers how fast the stories went: `449 stories in 199 s: 2.3 a second`. */
export default class StoriesReporter {
  #started = 0;

  onTestRunStart() {
    this.#started = Date.now();
  }

  onTestRunEnd(modules) {
    const count = modules.reduce((sum, module) => sum + [...module.children.allTests()].length, 0);
    const seconds = (Date.now() - this.#started) / 1000;
    console.log(`\n${count} stories in ${Math.round(seconds)} s: ${(count / seconds).toFixed(1)} a second.`);
  }
}
