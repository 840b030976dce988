import styled from 'styled-components';
import { hidden } from '../../../theme/hidden';
import { color, media, space } from '../../../tokens';

/** A dot with a text alternative. */
export function UnreadDot({ label }: { label: string }) {
  return (
    <Dot title={label}>
      <span className={hidden}>{label}</span>
    </Dot>
  );
}

const Dot = styled.span`
  position: relative;
  flex: none;
  inline-size: ${space[2]};
  block-size: ${space[2]};
  border-radius: 50%;
  background: ${color.accent};

  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
  }
`;
