/** What is wrong with the operator's settings. The page says each fault, for whoever deploys it. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault';

  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The portal's settings (/config.json) are wrong. ${faults.join(' ')}`);
    this.faults = faults;
  }
}
