import type { Scene } from '../scene';

/** What a member does, by name. A flow fails by throwing. */
export type Flows = Readonly<Record<string, (scene: Scene) => Promise<void>>>;
