import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Banner } from '../../../components/Banner/Banner';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { selectCheck } from '../../../components/CheckMark/nameCheck';
import { Freshness } from '../../../components/Freshness/Freshness';
import { Icon } from '../../../components/Icon/Icon';
import { ListHead } from '../../../components/ListContainer/ListHead';
import { Stack } from '../../../components/Stack/Stack';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { figureMessages } from '../../../text/figureMessages';
import { BoughtPackage } from './BoughtPackage';
import { BuyDialogs } from './Dialogs/BuyDialogs';
import type { BuyingProps } from './useBuying';
import { PackageGrid } from './PackageGrid';
import { isSameName } from './purchase';
import { purchaseMessages } from './messages';
import { UnansweredPurchase } from './UnansweredPurchase';
import { useBuying } from './useBuying';
import { WalletLine } from './WalletLine';

interface PurchasePageProps extends BuyingProps {
  title: string;
  history: { href: string; label: string };
  /** Shown between the title and the packages. */
  children?: ReactNode;
  /** Every package, when `packages` is a subset. */
  all?: BuyingProps['packages'];
  /** The text when there is nothing to buy. */
  none?: string;
}

/** Packages on sale, from the card to the success screen. Bot and live packages share it (B §4). */
export function PurchasePage(props: PurchasePageProps) {
  const { title, history, children, packages, all = packages, none = purchaseMessages.none } = props;
  const { balance, freshness, username, userCheck, write, onHistoryDue } = props;
  const buying = useBuying(props);
  const { order, bought } = buying;
  if (bought) {
    const check = selectCheck(userCheck, bought.username);
    return (
      <BoughtPackage
        name={bought.pack.name}
        amount={bought.amount}
        person={{
          username: bought.username,
          own: isSameName(bought.username, username),
          displayName: check?.state === 'available' ? check.info : undefined,
        }}
        historyHref={history.href}
        onHistoryDue={onHistoryDue}
        onBuyAnother={buying.buyAnother}
      />
    );
  }
  return (
    <Stack gap={3} bounded>
      <ListHead
        title={title}
        note={<WalletLine balance={balance} />}
        aside={
          <ButtonLink href={history.href} icon={<Icon name="clock" />}>
            {history.label}
          </ButtonLink>
        }
      >
        {freshness && balance.state !== 'failed' && (
          <Age>
            <Freshness what={figureMessages.balance} {...freshness} />
          </Age>
        )}
      </ListHead>
      {all.state !== 'loading' && (
        <UnansweredPurchase
          {...props}
          packages={all.state === 'ready' ? all.data : []}
          buying={buying}
          historyHref={history.href}
        />
      )}
      {children}
      {write.offline && (
        <Banner variant="warn" icon="alert">
          {verifyMessages.offline}
        </Banner>
      )}
      <PackageGrid packages={packages} none={none} offline={write.offline} onChosen={buying.open} />
      {order && <BuyDialogs {...props} order={order} buying={buying} historyHref={history.href} />}
    </Stack>
  );
}

/* Below its balance, not at the other end of the line. */
const Age = styled.div`
  display: flex;
`;
