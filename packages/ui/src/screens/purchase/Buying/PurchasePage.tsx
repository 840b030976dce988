import type { ReactNode } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { Banner } from '../../../components/Banner/Banner';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { selectCheck } from '../../../components/CheckMark/nameCheck';
import { Icon } from '../../../components/Icon/Icon';
import { createLazyOverlay } from '../../../components/LazyPart/createLazyOverlay';
import { ListHead } from '../../../components/ListContainer/ListHead';
import { PageTabs } from '../../../components/PageTabs/PageTabs';
import { RiskNotice } from '../../../components/RiskNotice/RiskNotice';
import { Stack } from '../../../components/Stack/Stack';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { clipped } from '../../../theme/hidden';
import { media } from '../../../tokens';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { UnknownOutcome } from '../../../confirm/UnknownOutcome/UnknownOutcome';
import { fill } from '../../../text/fill';
import { BoughtPackage } from './BoughtPackage';
import type { BuyDialogsProps } from './Dialogs/BuyDialogs';
import type { Buying, BuyingProps } from './useBuying';
import { toOfferGroups } from './offers';
import { PackageGrid } from './PackageGrid';
import { isSameName, toDraft, toPurchase } from './purchase';
import { purchaseMessages } from './messages';
import { useBuying } from './useBuying';
import { WalletCard } from './WalletCard';
import type { Package } from './package';
import { Person } from './Person';

const BuyDialogs = createLazyOverlay<BuyDialogsProps>(() =>
  import('./Dialogs/BuyDialogs').then((module) => module.BuyDialogs),
);

interface UnansweredPurchaseProps extends Pick<BuyingProps, 'write' | 'username' | 'onUserEnter'> {
  packages: readonly Package[];
  buying: Buying;
  historyHref: string;
}

/** A purchase without an answer, while no dialog shows it. */
function UnansweredPurchase(props: UnansweredPurchaseProps) {
  const { write, username: own, packages, buying, historyHref, onUserEnter } = props;
  const { unanswered, attempt, onForget } = write;
  if (unanswered === undefined || buying.order !== undefined) return null;
  const sent = toPurchase(unanswered.values, packages);
  const at = new Date(unanswered.at).toISOString();
  const repeat = () => {
    if (!sent) return;
    const { pack, values } = sent;
    const draft = toDraft(values, own);
    buying.reopen(pack, draft, values);
    // The confirmation shows the checked name next to the username.
    if (draft.buyFor === 'other') onUserEnter(draft.username);
  };
  return (
    <UnknownOutcome
      historyHref={historyHref}
      isProven={attempt.isProven === true}
      onRepeat={sent ? repeat : undefined}
      onForget={onForget}
    >
      {fill(sent ? purchaseMessages.unansweredPackage : purchaseMessages.unanswered, {
        ...(sent && {
          name: <bdi translate="no">{sent.pack.name}</bdi>,
          amount: <Money figure="asked" value={sent.values.amount} />,
          person: <Person username={sent.values.username} own={isSameName(sent.values.username, own)} />,
        }),
        time: <Moment at={at} form="slashDayTime" />,
      })}
    </UnknownOutcome>
  );
}

interface PurchasePageProps extends BuyingProps {
  title: string;
  /** The page's own address, one of the two that share the frame. */
  address: string;
  history: { href: string; label: string };
  /** Shown between the wallet and the packages. */
  children?: ReactNode;
  /** Every package, when `packages` is a subset. */
  all?: BuyingProps['packages'];
  /** The text when there is nothing to buy. */
  none?: string;
}

const pages = [
  { href: addresses.packages, label: purchaseMessages.bots },
  { href: addresses.livePackages, label: purchaseMessages.livePackages },
];

/** Packages on sale, from the card to the success screen. Bot and live packages share it (B §4). */
export function PurchasePage(props: PurchasePageProps) {
  const { title, address, history, children, packages, all = packages, none = purchaseMessages.none } = props;
  const { balance, freshness, risk, username, userCheck, write, onCountdownEnd } = props;
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
        onCountdownEnd={onCountdownEnd}
        onBuyAnother={buying.buyAnother}
      />
    );
  }
  const groups =
    packages.state !== 'ready' || balance.state === 'loading'
      ? undefined
      : toOfferGroups(packages.data, balance.state === 'ready' ? balance.data : undefined);
  return (
    <Stack gap={3} bounded>
      <ListHead
        title={title}
        aside={
          <HistoryLink href={history.href} icon={<Icon name="clock" />}>
            <span>{history.label}</span>
          </HistoryLink>
        }
      />
      <PageTabs label={purchaseMessages.kinds} pages={pages} current={address} />
      <WalletCard balance={balance} freshness={freshness} groups={groups} />
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
      <PackageGrid
        packages={packages}
        groups={groups}
        none={none}
        offline={write.offline}
        onSelect={buying.open}
      />
      {(groups ?? packages.state === 'failed') && <RiskNotice risk={risk} />}
      {order && (
        <BuyDialogs
          {...props}
          order={order}
          buying={buying}
          historyHref={history.href}
          onClose={() => {
            // The question is left too, while its code still loads.
            write.onClose();
            buying.close();
          }}
        />
      )}
    </Stack>
  );
}

/* On phones it is its icon, next to the title. */
const HistoryLink = styled(ButtonLink)`
  ${media.phone} {
    > span {
      ${clipped}
    }
  }
`;
