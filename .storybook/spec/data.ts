import type { SpecData } from '../../checks/spec/specData';

// Types alone: .storybook/spec.plugin.ts puts the values in, computed from the sources when they are asked for.

/** Every clause of the specification, each decision and threat, in the order of checks/data/clauses.tsv. */
export declare const clauses: SpecData['clauses'];

/** Every call, in the order of the contract. */
export declare const calls: SpecData['calls'];
