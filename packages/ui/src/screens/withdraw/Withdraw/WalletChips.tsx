import { useId } from 'react';
import styled from 'styled-components';
import { ErrorText, FieldContainer, Label } from '../../../components/Field/Field';
import { coveringControl, focusRing } from '../../../components/Field/FieldBox';
import { Money } from '../../../components/Money/Money';
import { useFormField } from '../../../forms/useFormField';
import { border, color, fontSize, fontWeight, media, radius, space } from '../../../tokens';
import { offeredWallets, type WithdrawPage } from './withdrawDraft';
import { walletNames } from '../../../text/wallets';
import { withdrawMessages } from './messages';

/** The wallets to choose from, each with its balance. On phones they scroll sideways. */
export function WalletChips({ balances }: Pick<WithdrawPage, 'balances'>) {
  const id = useId();
  const { field, helpers, error, serverError, changed } = useFormField<string>('wallet');
  const fault = serverError ?? error;
  return (
    <FieldContainer
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={fault === undefined ? undefined : `${id}-error`}
    >
      <Label as="span" id={`${id}-label`}>
        {withdrawMessages.wallet}
      </Label>
      <Chips>
        {offeredWallets.map((wallet) => (
          <Chip key={wallet}>
            <input
              type="radio"
              name={field.name}
              value={wallet}
              checked={field.value === wallet}
              aria-label={walletNames[wallet]}
              aria-describedby={`${id}-${wallet}`}
              aria-invalid={fault === undefined ? undefined : true}
              onBlur={field.onBlur}
              onChange={() => {
                changed();
                void helpers.setValue(wallet);
              }}
            />
            <span>{walletNames[wallet]}</span>
            <b id={`${id}-${wallet}`}>
              <Money figure="walletBalance" value={balances[wallet]} />
            </b>
          </Chip>
        ))}
      </Chips>
      {fault !== undefined && <ErrorText id={`${id}-error`}>{fault}</ErrorText>}
    </FieldContainer>
  );
}

const Chips = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};

  &:not(:has(:checked)) > :has([aria-invalid='true']) {
    border-color: ${color.bad};
  }
  /* The next one is half in view, which shows that there are more. */
  ${media.phone} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(8.5rem, max-content);
    margin-inline: calc(-1 * ${space[4]});
    padding: ${border.focus} ${space[4]};
    overflow-x: auto;
    scrollbar-width: none;
    scroll-padding-inline: ${space[4]};
  }
`;

const Chip = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  min-block-size: 3.75rem;
  padding: ${space[2]} ${space[3]};
  border: ${border.hair} solid ${color.lineStrong};
  border-radius: ${radius.box};
  background: ${color.surface};
  overflow-wrap: anywhere;
  cursor: pointer;

  > input {
    ${coveringControl}
  }
  > span {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
  > b {
    font-size: ${fontSize.figure};
    font-weight: ${fontWeight.money};
  }
  &:has(:checked) {
    border-color: ${color.accentInk};
    box-shadow: inset 0 0 0 ${border.hair} ${color.accentInk};
    background: ${color.accentSoft};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  ${media.forcedColors} {
    &:has(:checked) {
      border: ${border.strong} solid Highlight;
    }
  }
`;
