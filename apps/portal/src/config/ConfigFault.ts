/** The errors in the operator's settings. The page shows each of them to the operator. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault';

  readonly faults: readonly string[];

  /** The errors, as the rest of a sentence after "The portal's settings". */
  readonly how: string;

  constructor(faults: readonly string[], how = 'are wrong') {
    super(`The portal's settings (/config.json) ${how}. ${faults.join(' ')}`);
    this.faults = faults;
    this.how = how;
  }
}
