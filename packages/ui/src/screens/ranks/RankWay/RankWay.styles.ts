import styled, { css } from 'styled-components';
import { border, color, fontSize, fontWeight, media, printedColours, radius, space } from '../../../tokens';
import type { StagePart } from './rankStages';

export const Container = styled.div`
  container-type: inline-size;
`;

/** Ground, edge and text of a step. The next one is filled as far as it is done. */
const looks: Record<StagePart, ReturnType<typeof css>> = {
  done: css`
    --ground: ${color.goodSoft};
    --edge: ${color.good};
    --text: ${color.good};
  `,
  you: css`
    --ground: ${color.accent};
    --edge: ${color.accent};
    --text: ${color.onAccent};
    --quiet: ${color.onAccent};
    --loud: ${color.onAccent};
  `,
  next: css`
    --ground: linear-gradient(
      to var(--fill, right),
      ${color.accentSoft} var(--done),
      transparent var(--done)
    );
    --edge: ${color.accentInk};
    --text: ${color.accentInk};
    --stroke: dashed;
    --width: ${border.strong} ${border.strong} 0;
  `,
  far: css`
    --ground: ${color.sunken};
    --edge: ${color.lineStrong};
    --text: ${color.inkMuted};
  `,
};

export const Step = styled.li<{ $part: StagePart }>`
  --width: 3px 0 0;
  ${({ $part }) => looks[$part]}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  inline-size: calc(62% + 38% * var(--rise));
  min-block-size: 3.25rem;
  padding: ${space[1.5]} ${space[3]};
  border: 0 ${({ $part }) => ($part === 'next' ? 'dashed' : 'solid')} var(--edge);
  border-width: ${({ $part }) => ($part === 'next' ? border.strong : 0)};
  border-inline-start: 3px solid var(--edge);
  border-start-end-radius: ${radius.control};
  border-end-end-radius: ${radius.control};
  background: var(--ground);
  ${printedColours}

  [dir='rtl'] & {
    --fill: left;
  }
  ${media.forcedColors} {
    border-width: ${border.hair};
  }
`;

export const Label = styled.div`
  display: grid;
  min-inline-size: 0;
  color: var(--quiet, ${color.inkMuted});
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;

  > b {
    color: var(--loud, ${color.ink});
    font-size: ${fontSize.label};
    font-weight: ${fontWeight.heading};
  }
`;

export const Tread = styled.div`
  display: flex;
  flex: none;
  align-items: end;
  justify-content: center;
  gap: ${space[1]};
  color: var(--text);
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.strong};
  font-variant-numeric: tabular-nums;
`;

export const Brings = styled.small`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.accentInk};
  font-size: ${fontSize.small};
`;

/* The step is the tread, with its label above it. */
const stairs = css`
  @container (min-width: 34rem) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    align-items: end;
    border-block-end: ${border.strong} solid ${color.line};

    > li {
      --fill: top;
      --quiet: ${color.inkMuted};
      --loud: ${color.ink};
      flex-direction: column;
      justify-content: end;
      gap: ${space[2]};
      inline-size: auto;
      padding: 0;
      border: 0;
      border-radius: 0;
      background: none;
      text-align: center;
    }
    > li > ${Label} {
      justify-items: center;
    }
    > li > ${Tread} {
      inline-size: 100%;
      block-size: calc(2rem + 2.25rem * var(--step));
      padding-block-end: ${space[2]};
      border: 0 var(--stroke, solid) var(--edge);
      border-width: var(--width);
      border-start-start-radius: ${radius.small};
      border-start-end-radius: ${radius.small};
      background: var(--ground);
      ${printedColours}

      ${media.forcedColors} {
        border-width: ${border.strong} ${border.strong} 0;
      }
    }
  }
`;

/** Stairs where they fit. Otherwise rows that grow step by step. */
export const List = styled.ol<{ $stairs: boolean }>`
  display: grid;
  gap: ${space[1]};
  padding: 0;
  list-style: none;
  ${({ $stairs }) => $stairs && stairs}
`;
