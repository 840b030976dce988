/** What .storybook/spec.plugin.ts computes. */
declare module 'virtual:spec' {
  import type { SpecRow } from '../../checks/spec/collect';

  export const clauses: readonly SpecRow[];
}
