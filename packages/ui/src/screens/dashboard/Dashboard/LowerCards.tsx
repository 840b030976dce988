import styled from 'styled-components';
import type { Remote } from '../../../remote';
import { AccountCard } from './Account/AccountCard';
import type { AccountFigures } from './Account/accountRows';
import { BonusesCard } from './Bonuses/BonusesCard';
import { NewsCard, type DashboardNews } from './Feed/NewsCard';
import { NotificationsCard, type DashboardNotification } from './Feed/NotificationsCard';
import { ReferralCard, type ReferralLinks, type SharedLink } from './ReferralCard';
import { Major, Pair } from './Widget';

export interface LowerCardsProps {
  account: Remote<AccountFigures>;
  referralLinks: ReferralLinks;
  /** In display order. The portal reverses the server's order (A §4). */
  news: Remote<readonly DashboardNews[]>;
  notifications: Remote<readonly DashboardNotification[]>;
  /** The time that relative times count from, in milliseconds since 1970. */
  now: number;
  /** A link was copied. `message` is the exact text for the toast (A §8). */
  onCopy: (message: string) => void;
  /** Share was pressed for the link at this address. */
  onShare: (shared: SharedLink) => void;
}

/** The cards below the first window. */
export function LowerCards(props: LowerCardsProps) {
  const { account, referralLinks, news, notifications, now, onCopy, onShare } = props;
  const share = { onCopy, onShare };
  return (
    <>
      <Major>
        {account.state !== 'failed' && <BonusesCard account={account} />}
        <AccountCard account={account} />
      </Major>
      <Pair>
        <ReferralCard leg="left" url={referralLinks.left} {...share} />
        <ReferralCard leg="right" url={referralLinks.right} {...share} />
      </Pair>
      <Feeds>
        <NewsCard news={news} />
        <NotificationsCard notifications={notifications} now={now} />
      </Feeds>
    </>
  );
}

/* Each card is as tall as its content, so a short news card next to long notifications has no blank space. */
const Feeds = styled(Major)`
  align-items: start;
`;
