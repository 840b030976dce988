import styled, { keyframes } from 'styled-components';
import { useAfterPaint } from '../../../components/useAfterPaint';
import { color, easing, media } from '../../../tokens';
import { growTree, type Limb } from './growTree';
import { accessPageMessages } from './messages';

const layers = growTree();
const hue: Record<Limb, string> = { root: color.artRoot, left: color.artLeft, right: color.artRight };

/** The product's own shape as a decorative image, hidden from screen readers. It grows once the form is visible. */
export function SignInArt() {
  const isGrown = useAfterPaint();
  return (
    <Night aria-hidden>
      {isGrown && (
        <Tree viewBox="0 0 760 900">
          {layers.map(({ limb, depth, branches }) => (
            <Layer key={`${limb}${depth}`} $depth={depth} stroke={hue[limb]}>
              <path d={branches} strokeWidth={1.3} opacity={(1 - depth / 8) * 0.7} />
            </Layer>
          ))}
          {layers.map(({ limb, depth, nodes }) => (
            <Layer key={`${limb}${depth}`} $depth={depth} stroke={hue[limb]}>
              <path d={nodes} strokeWidth={(7 - depth * 0.8) * 2} opacity={1 - depth / 8} />
            </Layer>
          ))}
        </Tree>
      )}
      <Line>{accessPageMessages.tagline}</Line>
    </Night>
  );
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

/* The image stays visible next to a form that is longer than the window. */
const Night = styled.div`
  position: sticky;
  inset-block-start: 0;
  block-size: 100dvh;
  overflow: hidden;
  background: ${color.artGround};
  color: ${color.artRoot};
  ${media.phone} {
    display: none;
  }
`;

const Tree = styled.svg`
  position: absolute;
  inset-block-start: 0;
  /* The middle of the image in both reading directions. */
  left: 50%;
  /* Fills the panel's width, and on tall panels more, but leaves the text below it free. */
  inline-size: min(max(100%, min(75dvh, 170%)), 95dvh);
  max-inline-size: none;
  transform: translateX(-50%);
  fill: none;
  stroke-linecap: round;
`;

const Layer = styled.g<{ $depth: number }>`
  animation: ${appear} 700ms ${easing.out} backwards;
  animation-delay: ${({ $depth }) => $depth * 90}ms;
  ${media.stillness} {
    animation: none;
  }
`;

const Line = styled.p`
  position: absolute;
  inset-block-end: 3rem;
  inset-inline: 3rem 20%;
  font-size: clamp(1.25rem, 2.1vw, 1.875rem);
  font-weight: 520;
  line-height: 1.18;
  letter-spacing: -0.025em;
  text-wrap: balance;
`;
