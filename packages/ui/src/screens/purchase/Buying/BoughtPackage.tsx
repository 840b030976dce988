import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { Sheet } from '../../../components/Card/Card';
import { Icon } from '../../../components/Icon/Icon';
import { Money } from '../../../components/Money/Money';
import { PageTitle } from '../../../components/PageTitle/PageTitle';
import { purchaseTexts } from '../../../text/messages';
import { color, icon, radius, space } from '../../../tokens';
import { HistoryCountdown } from './HistoryCountdown';
import { Person, type PersonProps } from './Person';
import { redirectAfter } from './purchase';
import { purchaseMessages } from './messages';
import { fill } from '../../../text/fill';

export interface BoughtPackageProps {
  /** The bought package. */
  name: string;
  /** USD, decimal text. */
  amount: string;
  person: PersonProps;
  historyHref: string;
  /** The delay before the history opens, in ms. The default is six seconds (B §9). */
  after?: number;
  onCountdownEnd: () => void;
  onBuyAnother: () => void;
}

/**
 * 'Package Subscribed Successfully' (B §4). The history opens automatically, unless the member leaves or stays here.
 */
export function BoughtPackage(props: BoughtPackageProps) {
  const { name, amount, person, historyHref, after = redirectAfter, onCountdownEnd, onBuyAnother } = props;
  const [stays, setStays] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function readOut() {
    // The focused dialog no longer exists, and neither does the button that opened it.
    heading.current?.focus();
  }, []);
  return (
    <Face as="div">
      <Sign>
        <Icon name="check" size="sign" />
      </Sign>
      <Title ref={heading} tabIndex={-1}>
        {purchaseTexts.subscribed}
      </Title>
      <Text>
        {fill(purchaseMessages.boughtFor, {
          name: <bdi translate="no">{name}</bdi>,
          person: <Person {...person} />,
        })}{' '}
        · <Money figure="asked" value={amount} />
      </Text>
      {!stays && <HistoryCountdown after={after} onCountdownEnd={onCountdownEnd} />}
      <Ways>
        <ButtonLink variant="main" href={historyHref}>
          {purchaseMessages.toHistory}
        </ButtonLink>
        <Button onClick={onBuyAnother}>{purchaseMessages.buyAnother}</Button>
        {!stays && (
          <Button
            variant="quiet"
            onClick={() => {
              setStays(true);
              heading.current?.focus();
            }}
          >
            {purchaseMessages.stay}
          </Button>
        )}
      </Ways>
    </Face>
  );
}

const Face = styled(Sheet)`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[12]} ${space[5]};
  text-align: center;
  overflow-wrap: anywhere;
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: calc(${icon.sign} * 2);
  block-size: calc(${icon.sign} * 2);
  border-radius: ${radius.full};
  background: ${color.goodSoft};
  color: ${color.good};
`;

const Title = styled(PageTitle)`
  text-wrap: balance;

  &:focus-visible {
    outline: none;
  }
`;

const Text = styled.p`
  min-inline-size: 0;
  color: ${color.inkMuted};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  padding-block-start: ${space[2]};
`;
