import styled, { keyframes } from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { border, color, duration, media, radius, space } from '../../../tokens';
import { hidden } from '../../../theme/hidden';

/** A skeleton of the tree, as high as the tree will be. */
export const TeamSheet = styled.section`
  display: grid;
  align-content: center;
  block-size: clamp(26rem, calc(100dvh - 13rem), 52rem);
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadowCard};

  ${media.phone} {
    block-size: max(24rem, calc(100dvh - 19rem));
  }
`;

const children = [-138, -46, 46, 138];
const rows = [14, 11, 9, 12, 8, 10];

/** The skeleton of a tree. It has a bar and a root with its team, and on phones it has lines. */
export function TeamSkeleton({ label }: { label: string }) {
  return (
    <Coming aria-busy="true">
      <p role="status" className={hidden}>
        {label}
      </p>
      <Bar aria-hidden="true">
        <Skeleton inlineSize="3rem" />
        <Skeleton inlineSize="9rem" blockSize="2rem" variant="block" />
      </Bar>
      <Drawing viewBox="-220 -20 440 190" aria-hidden="true">
        {children.map((x) => (
          <g key={x}>
            <path d={`M0 34C0 75 ${x} 75 ${x} 116`} />
            <circle cx={x} cy="128" r="10" />
            <rect x={x - 24} y="146" width="48" height="8" rx="4" />
          </g>
        ))}
        <circle r="10" />
        <rect x="-28" y="18" width="56" height="8" rx="4" />
      </Drawing>
      <Lines aria-hidden="true">
        {rows.map((inlineSize, index) => (
          <li key={inlineSize} style={{ paddingInlineStart: index === 0 ? 0 : space[5] }}>
            <Skeleton inlineSize={`${inlineSize}rem`} />
          </li>
        ))}
      </Lines>
    </Coming>
  );
}

const breathe = keyframes`
  50% {
    opacity: 0.45;
  }
`;

const Coming = styled(TeamSheet)`
  align-content: start;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 3rem;
  padding-inline: ${space[4]};
  border-block-end: ${border.hair} solid ${color.line};
`;

const Drawing = styled.svg`
  inline-size: min(100%, 27.5rem);
  margin-inline: auto;
  margin-block-start: ${space[12]};
  animation: ${breathe} ${duration.shimmer} ease-in-out infinite;

  circle,
  rect {
    fill: ${color.line};
  }
  path {
    fill: none;
    stroke: ${color.line};
    stroke-width: 1.5;
  }
  ${media.stillness} {
    animation: none;
  }
  ${media.phone} {
    display: none;
  }
`;

const Lines = styled.ul`
  display: none;
  padding: ${space[4]};
  gap: ${space[6]};

  ${media.phone} {
    display: grid;
  }
`;
