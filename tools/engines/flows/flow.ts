import type { Scene } from '../scene';

/** What a member does. It fails by throwing. */
export interface Flow {
  (scene: Scene): Promise<void>;
  /** False where no action may wait until a page has loaded, because some of its files never do. */
  waitsForLoad?: false;
}

export type Flows = Readonly<Record<string, Flow>>;
