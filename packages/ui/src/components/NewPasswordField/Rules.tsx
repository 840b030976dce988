import styled from 'styled-components';
import { hidden } from '../../theme/hidden';
import { color, icon, radius, space } from '../../tokens';
import { Icon } from '../Icon/Icon';
import { newPasswordMessages } from './messages';
import type { PasswordRule } from './passwordRules';

/** The rules, with a tick for each one met. It is the field's hint, so it contains phrasing elements only. */
export function Rules({ rules }: { rules: readonly PasswordRule[] }) {
  return rules.map(({ text, holds }) => (
    <Line key={text} $holds={holds === true}>
      {holds ? <Icon name="check" /> : <Dot aria-hidden />}
      <span>
        {holds !== undefined && (
          <span className={hidden}>{holds ? newPasswordMessages.met : newPasswordMessages.notMet} </span>
        )}
        {text}
      </span>
    </Line>
  ));
}

const Line = styled.span<{ $holds: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[1.5]};
  color: ${({ $holds }) => ($holds ? color.good : color.inkMuted)};
`;

const Dot = styled.span`
  flex: none;
  inline-size: ${icon.base};
  block-size: ${icon.base};
  padding: ${space[1.5]};

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    border-radius: ${radius.full};
    background: currentColor;
  }
`;
