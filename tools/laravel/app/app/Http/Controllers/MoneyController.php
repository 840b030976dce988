<?php

namespace App\Http\Controllers;

use App\Models\Row;
use App\Models\User;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\Rule;
use Illuminate\Validation\ValidationException;

class MoneyController extends Controller
{
    private const ADDRESSES = ['1' => '0x52908400098527886E0F7030069857D2E4169EE7', '2' => 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'];

    public function dashboard()
    {
        $member = $this->member();
        $team = NetworkController::team($member->username)->flatten(1);
        $payouts = $member->rows('payouts')->get();
        $from = fn (string $source) => $this->sum($payouts->where('source', $source), 'amount');
        $subscriptions = $member->rows('subscriptions')->get();
        $direct = $team->where('sponsor', $member->username);

        return $this->done(['data' => [
            'username' => $member->username, 'last_login_at' => now()->subHour(), 'payin_balance' => $member->pay_in,
            'payout_balance' => $member->pay_out, 'live_balance' => $member->live, 'fixed_balance' => $member->fixed,
            'total_subscription' => $this->sum($subscriptions->where('kind', 'bot'), 'price'),
            'subscription_date' => optional($subscriptions->first())->created_at,
            'live_total_subscription' => $this->sum($subscriptions->where('kind', 'live'), 'price'),
            'total_team_business' => $this->sum($team, 'bot_investment'), 'live_team_business' => $this->sum($team, 'live_investment'),
            'total_income' => $this->sum($payouts, 'amount'), 'live_total_income' => $from('ROI'), 'pool_level_bonus' => '0.00',
            'roi_bonus' => $from('ROI'), 'lp_direct_bonus' => '0.00', 'royalty_bonus' => '0.00',
            'level_income' => $from('REFERRAL'), 'matching_bonus' => $from('MATCHING'), 'left_id_count' => 13, 'right_id_count' => 13,
            'total_matching_pair' => 13, 'total_referrals' => $direct->count(),
            'total_paid_referrals' => $direct->where('bot_investment', '>', 0)->count(), 'my_sponsor' => $member->sponsor,
            'notifications' => $member->rows('notifications')->limit(3)->get(),
        ]]);
    }

    public function withdraw()
    {
        $member = $this->member();
        $rows = $member->rows('withdrawals')->get();

        return $this->done([
            'more_details' => [
                ['title' => 'Total Withdrawn', 'type' => 'usd', 'value' => $this->sum($rows, 'amount_from')],
                ['title' => 'Requests', 'type' => 'number', 'value' => $rows->count()],
            ],
            'balance' => $member->only('pay_out', 'live', 'fixed'), 'conversion_rate' => '83.25',
        ]);
    }

    public function postWithdraw(Request $request)
    {
        $member = $this->member();
        $sent = $request->validate(['wallet' => 'required|in:pay_out,live,fixed', 'amount' => 'required|numeric|min:10']);
        $this->checkCode($member);
        $member->book($sent['wallet'], 'debit', $sent['amount'], 'WITHDRAW');
        $member->add('withdrawals', [
            'code' => 'WD-'.random_int(1000, 9999), 'coin_type' => 'crypto', 'type' => 'Withdraw', 'amount_from' => $sent['amount'],
            'network' => $member->profile['withdrawal_coin'] ?? null, 'address' => $member->profile['withdrawal_address'] ?? null,
            'amount_to' => $sent['amount'], 'net_amount' => number_format($sent['amount'] * 0.95, 2, '.', ''),
        ]);

        return $this->done(['message' => __('Withdrawal request sent.')]);
    }

    public function transfer(Request $request)
    {
        $member = $this->member();
        $sent = $request->validate([
            'wallet' => 'required|in:pay_out_to_pay_in', 'transfer_amount' => 'required|numeric|gt:0', 'payee' => 'required|exists:users,username',
        ]);
        $this->checkCode($member);
        $amount = $sent['transfer_amount'];
        DB::transaction(function () use ($member, $amount, $sent) {
            $member->book('pay_out', 'debit', $amount, 'TRANSFER');
            $member->book('pay_in', 'credit', $amount, 'TRANSFER');
            $member->add('transfers', [
                'payer' => $member->username, 'payee' => $sent['payee'], 'from_wallet' => 'pay_out', 'to_wallet' => 'pay_in',
                'transfer_amount' => $amount, 'net_transfer_amount' => $amount, 'transfer_type' => 'self', 'status' => 1,
            ]);
        });

        return $this->done(['message' => __('The amount has been sent.')]);
    }

    public function packages(string $kind)
    {
        $more = ['more_details' => [['title' => 'Total Live', 'type' => 'usd', 'value' => $this->member()->live]], 'balance' => ['pay_in' => $this->member()->pay_in]];

        return $this->done(['data' => Row::in('packages')->where('kind', $kind)->get()] + ($kind === 'live' ? $more : []));
    }

    public function buy(Request $request, string $kind)
    {
        $sent = $request->validate([
            'package_id' => ['required', Rule::exists('packages', 'id')->where('kind', $kind)],
            'investment_amount' => 'required|numeric', 'username' => 'required|exists:users,username',
        ]);
        $package = Row::in('packages')->find($sent['package_id']);
        $amount = $sent['investment_amount'];
        if ($amount < ($package->minimum_price ?? $package->price) || $amount > ($package->maximum_price ?? $package->price)) {
            throw ValidationException::withMessages(['investment_amount' => __('Amount Should be b/w range!!!')]);
        }
        DB::transaction(function () use ($sent, $package, $amount, $kind) {
            $this->member()->book('pay_in', 'debit', $amount, 'PACKAGE');
            $owner = User::where('username', $sent['username'])->first();
            $owner->add('subscriptions', [
                'kind' => $kind, 'username' => $owner->username, 'invoice_id' => 'INV-'.random_int(10000, 99999), 'package' => $package->name,
                'name' => $owner->name, 'country' => 'India', 'price' => $amount, 'amount_paid' => $amount, 'paid_roi_amount' => 0,
                'roi_limit' => 2 * $amount, 'status' => 1, 'is_mt5' => $package->is_mt5,
            ]);
        });

        return $this->done(['message' => __('Package subscribed.')]);
    }

    public function availablePaymentMethods()
    {
        return $this->done(['methods' => ['data' => [
            ['id' => 1, 'name' => 'USDT BEP20', 'network_name' => 'BEP20'], ['id' => 2, 'name' => 'USDT TRC20', 'network_name' => 'TRC20'],
        ]]]);
    }

    public function fetchAddress(Request $request)
    {
        return $this->done(['data' => ['address' => self::ADDRESSES[$request->payment_method_id] ?? abort(404)]]);
    }

    public function balanceSync()
    {
        $found = $this->member()->rows('deposits')->where('is_booked', 0)->get();
        foreach ($found as $deposit) {
            $deposit->update(['is_booked' => 1]);
            $this->member()->book('pay_in', 'credit', $deposit->amount, 'DEPOSIT');
        }

        return $this->done([
            'msg' => __($found->isEmpty() ? 'No new deposit.' : 'Balance updated.'),
            'list' => ['data' => $this->member()->rows('deposits')->get()],
        ]);
    }

    public function account(string $account)
    {
        $this->findAccount($account);

        return $this->done([
            'account_details' => [
                'Login' => $account, 'Balance' => '12500.50', 'Credit' => '0.00', 'MarginLeverage' => 500, 'Assets' => '0.00',
                'Equity' => '12600.00', 'MarginFree' => '12000.00', 'Margin' => '600.00', 'MarginLevel' => '2100.00', 'Floating' => '99.50',
            ],
            'more_details' => [
                ['title' => 'Server', 'value' => 'Live-1'], ['title' => 'Platform', 'value' => 'MT5'],
                ['title' => 'Investor Password', 'value' => 'inv123'],
            ],
            'group_details' => ['account_type' => 'live', 'master_password_shown' => 1],
            'balance_log' => $this->page($this->member()->rows('balance_log'), 'log_page'),
            'trade' => $this->page($this->member()->rows('trades'), 'trade_page'),
        ]);
    }

    public function passwords(string $account)
    {
        $this->findAccount($account);
        $this->checkCode($this->member());

        return $this->done(['data' => ['main_pass' => 'Main#123', 'investor_pass' => 'inv123']]);
    }

    private function findAccount(string $account): Row
    {
        return $this->member()->rows('subscriptions')->where('account_number', $account)->firstOrFail();
    }

    private function sum($rows, string $name): string
    {
        return number_format($rows->sum($name), 2, '.', '');
    }
}
