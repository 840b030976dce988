import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../components/Button/Button';
import { CopyButton } from '../../../../components/CopyButton/CopyButton';
import { Icon } from '../../../../components/Icon/Icon';
import { Stack } from '../../../../components/Stack/Stack';
import { mt5Texts } from '../../../../text/messages';
import { hidden } from '../../../../theme/hidden';
import { color, fontSize, radius, space } from '../../../../tokens';
import { mt5Messages } from '../messages';
import { Secret } from './Secret';
import { useRevealed } from './useRevealed';

/** Both passwords, kept only while their dialog is open (D76). */
export interface Mt5Passwords {
  main: string;
  investor: string;
}

interface ShownPasswordsProps {
  passwords: Mt5Passwords;
}

/** Both passwords, each with its copy button. They are masked again after 30 seconds (DESIGN "MT5"). */
export function ShownPasswords({ passwords }: ShownPasswordsProps) {
  const { revealed, toggle } = useRevealed(true);
  const list = useRef<HTMLDListElement>(null);
  useEffect(function takeFocus() {
    // The focused button no longer exists.
    list.current?.focus();
  }, []);
  const rows = [
    [mt5Messages.mainPassword, passwords.main, mt5Messages.copyMain],
    [mt5Texts.investorPassword, passwords.investor, mt5Messages.copyInvestor],
  ] as const;
  return (
    <Stack>
      <Rows ref={list} tabIndex={-1}>
        {rows.map(([label, value, copy]) => (
          <Row key={label}>
            <dt>{label}</dt>
            <dd>
              <Secret value={value} revealed={revealed} />
            </dd>
            <dd>
              <CopyButton text={value} aria-label={copy} size="small" />
            </dd>
          </Row>
        ))}
      </Rows>
      <p role="status" className={hidden}>
        {revealed ? '' : mt5Messages.hidden}
      </p>
      <div>
        <Button size="small" icon={<Icon name={revealed ? 'eyeOff' : 'eye'} />} onClick={toggle}>
          {revealed ? mt5Messages.hideNow : mt5Messages.showAgain}
        </Button>
      </div>
    </Stack>
  );
}

const Rows = styled.dl`
  display: grid;
  gap: ${space[2]};

  &:focus-visible {
    outline: none;
  }
`;

/* The label above the password, and the button next to both. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[3]};
  padding-block: ${space[2]};
  padding-inline: ${space[3]} ${space[2]};
  border-radius: ${radius.control};
  background: ${color.sunken};

  dt {
    color: ${color.inkMuted};
    font-size: ${fontSize.small};
  }
  dd:last-child {
    grid-area: 1 / 2 / span 2;
  }
`;
