/** What is wrong with the operator's settings. The page says each fault, for whoever deploys it. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault';

  readonly faults: readonly string[];

  /** How they are wrong, after "The portal's settings". */
  readonly how: string;

  constructor(faults: readonly string[], how = 'are wrong') {
    super(`The portal's settings (/config.json) ${how}. ${faults.join(' ')}`);
    this.faults = faults;
    this.how = how;
  }
}
