import * as bots from './subscriptions/BotHistory/BotHistoryScreen.stories';
import * as lives from './subscriptions/LiveHistory/LiveHistoryScreen.stories';
import * as payouts from './payouts/Payouts/PayoutsScreen.stories';
import { PayoutsScreen } from './payouts/Payouts/PayoutsScreen';
import { DepositScreen } from './deposit/Deposit/DepositScreen';
import * as deposits from './deposit/Deposit/DepositScreen.stories';
import { KycScreen } from './kyc/Kyc/KycScreen';
import * as documents from './kyc/Kyc/KycScreen.stories';
import { Mt5AccountScreen } from './mt5/Mt5Account/Mt5AccountScreen';
import * as accounts from './mt5/Mt5Account/Mt5AccountScreen.stories';
import { DirectReferralsScreen } from './network/DirectReferrals/DirectReferralsScreen';
import * as referrals from './network/DirectReferrals/DirectReferralsScreen.stories';
import { DownlineScreen } from './network/Downline/DownlineScreen';
import * as levels from './network/Downline/DownlineScreen.stories';
import { TeamListScreen } from './network/TeamList/TeamListScreen';
import * as team from './network/TeamList/TeamListScreen.stories';
import { LogsTab } from './profile/Logs/LogsTab';
import * as logs from './profile/Logs/LogsTab.stories';
import { RankDetailsScreen } from './ranks/RankDetails/RankDetailsScreen';
import * as ranks from './ranks/RankDetails/RankDetailsScreen.stories';
import { RoyaltyDetailsScreen } from './ranks/RoyaltyDetails/RoyaltyDetailsScreen';
import * as royalty from './ranks/RoyaltyDetails/RoyaltyDetailsScreen.stories';
import { StatementScreen } from './transactions/Statement/StatementScreen';
import * as statements from './transactions/Statement/StatementScreen.stories';
import { BotHistoryScreen } from './subscriptions/BotHistory/BotHistoryScreen';
import { LiveHistoryScreen } from './subscriptions/LiveHistory/LiveHistoryScreen';
import { TransactionsScreen } from './transactions/Transactions/TransactionsScreen';
import * as transactions from './transactions/Transactions/TransactionsScreen.stories';
import { TransferScreen } from './transfer/Transfer/TransferScreen';
import * as transfers from './transfer/Transfer/TransferScreen.stories';
import { WithdrawHistoryScreen } from './withdraw/WithdrawHistory/WithdrawHistoryScreen';
import * as withdrawals from './withdraw/WithdrawHistory/WithdrawHistoryScreen.stories';

export type Words = 'LongText' | 'Default';

/** Every money list with the longest texts that a server may send, or with its usual texts. */
export function MoneyLists({ words }: { words: Words }) {
  return (
    <>
      <WithdrawHistoryScreen {...withdrawals.default.args} {...withdrawals[words].args} />
      <TransferScreen {...transfers.default.args} {...transfers[words].args} />
      <PayoutsScreen {...payouts.default.args} {...payouts[words].args} />
      <TransactionsScreen {...transactions.default.args} {...transactions[words].args} />
      <BotHistoryScreen {...bots.default.args} {...bots[words].args} />
      <LiveHistoryScreen {...lives.default.args} {...lives[words].args} />
    </>
  );
}

/** Every other table of the portal. */
export function OtherLists({ words }: { words: Words }) {
  return (
    <>
      <DepositScreen {...deposits.default.args} {...deposits[words].args} />
      <KycScreen {...documents.default.args} {...documents[words].args} />
      <Mt5AccountScreen {...accounts.default.args} {...accounts[words].args} />
      <Mt5AccountScreen {...accounts.default.args} {...accounts[words].args} tab="trades" />
      <DirectReferralsScreen {...referrals.default.args} {...referrals[words].args} />
      <DownlineScreen {...levels.default.args} {...levels[words].args} />
      <TeamListScreen {...team.default.args} {...team[words].args} />
      <LogsTab {...logs.default.args} {...logs[words].args} />
      <RankDetailsScreen {...ranks.default.args} {...ranks[words].args} />
      <RoyaltyDetailsScreen {...royalty.default.args} {...royalty[words].args} />
      <StatementScreen {...statements.default.args} {...statements[words].args} />
    </>
  );
}
