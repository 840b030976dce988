import styled from 'styled-components';
import { color, duration, fontSize, fontWeight, media, radius, space } from '../../tokens';
import { newPasswordMessages } from './passwordRules';
import type { Strength } from './strength';

const parts: readonly Strength[] = ['weak', 'fair', 'strong'];
const hues = { weak: color.bad, fair: color.warn, strong: color.good };

/** Three segments and the strength in words. Without a strength, the empty bar and its label. */
export function Meter({ strength }: { strength: Strength | undefined }) {
  const filled = strength === undefined ? 0 : parts.indexOf(strength) + 1;
  return (
    <Whole>
      <Bar aria-hidden>
        {parts.map((part, index) => (
          <Part key={part} $hue={strength && index < filled ? hues[strength] : undefined} />
        ))}
      </Bar>
      <StrengthText role="status">
        {strength === undefined ? (
          newPasswordMessages.strength
        ) : (
          <>
            <Word>{newPasswordMessages.strengthLabels[strength][0]}</Word>{' '}
            {newPasswordMessages.strengthLabels[strength][1]}
          </>
        )}
      </StrengthText>
    </Whole>
  );
}

const Whole = styled.div`
  display: grid;
  gap: ${space[1]};
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space[1]};
`;

const Part = styled.span<{ $hue: string | undefined }>`
  block-size: ${space[1]};
  border-radius: ${radius.full};
  background: ${({ $hue }) => $hue ?? color.line};
  transition: background ${duration.quick};

  ${media.stillness} {
    transition: none;
  }
  ${media.forcedColors} {
    background: ${({ $hue }) => ($hue === undefined ? 'GrayText' : 'Highlight')};
    forced-color-adjust: none;
  }
`;

const StrengthText = styled.p`
  min-block-size: 1lh;
  font-size: ${fontSize.small};
  color: ${color.inkMuted};
`;

const Word = styled.b`
  font-weight: ${fontWeight.strong};
  color: ${color.ink};
`;
