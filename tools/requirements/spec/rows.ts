import type { Section } from './sections';
import { collectSpec } from './collect';
import { heldBy } from './held';
import type { Requirement } from './requirements';
import type { Source } from './sources';
import { toRequirementState, type RequirementState, type Evidence } from './state';
import type { KnownStories, ScreenLink } from './stories';

/** A requirement of A or B, a decision or a threat. */
export interface SpecRow extends Evidence {
  id: string;
  /** The id of its heading. */
  under: string;
  areas: readonly string[];
  title: string;
  state: RequirementState;
  why: string;
}

/** A section of A or B with the screens that cite it; all decisions; all threats. */
export interface SpecHeading {
  id: string;
  title: string;
  screens: ScreenLink[];
}

interface Spec {
  sections: readonly Section[];
  requirements: readonly Requirement[];
  sources: readonly Source[];
  known: KnownStories;
  /** The text of docs/spec/threats.md. */
  threats: string;
}

const letters = [
  ['D', 'Decisions'],
  ['T', 'Threats'],
] as const;

const isOfDocument = ({ id }: { id: string }) => /^[AB] /.test(id);

/**
 * Returns every requirement, decision and threat with its evidence, and their headings, in the order of the sections.
 */
export function specRows({ sections, requirements, sources, known, threats }: Spec): {
  rows: SpecRow[];
  headings: SpecHeading[];
} {
  const cited = collectSpec(sections, sources, known, threats);
  const toRows = ({ id: under, areas }: Section): SpecRow[] =>
    requirements
      .filter(({ section }) => section === under)
      .map((requirement) => {
        const { id, text: title } = requirement;
        const evidence = heldBy(requirement, known);
        return { id, under, areas, title, why: '', ...evidence, state: toRequirementState(evidence) };
      });
  return {
    rows: [
      ...sections.filter(isOfDocument).flatMap(toRows),
      ...cited
        .filter((row) => !isOfDocument(row))
        .map(({ declared, ...row }) => {
          const state = declared === 'operator' ? 'operator' : toRequirementState(row);
          return { ...row, under: row.id.charAt(0), state };
        }),
    ],
    headings: [
      ...cited.filter(isOfDocument).map(({ id, title, screens }) => ({ id, title, screens })),
      ...letters.map(([id, title]) => ({ id, title, screens: [] })),
    ],
  };
}
