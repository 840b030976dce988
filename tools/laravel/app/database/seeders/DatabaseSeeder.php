<?php

namespace Database\Seeders;

use App\Models\Row;
use App\Models\User;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\Hash;
use Illuminate\Support\Facades\Storage;

/** One member with a long history and a team, one with codes by mail, one without anything. */
class DatabaseSeeder extends Seeder
{
    private const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

    public function run(): void
    {
        foreach (['amina', 'news', 'proof', 'front', 'back'] as $name) {
            Storage::disk('public')->put("seed/{$name}.png", base64_decode(self::PIXEL));
        }
        $amina = $this->user('amina', 'mpin', [
            'pay_in' => 12500.5, 'pay_out' => 4800, 'fixed' => 75.25, 'bot_investment' => 600, 'avatar' => 'seed/amina.png', 'profile' => [
                'phone' => '912345678', 'gender' => 'female', 'dob' => '1990-05-17', 'city' => 'Pune', 'country' => '1', 'withdraw_type' => 'crypto',
                'withdrawal_coin' => 'USDT BEP20', 'withdrawal_address' => '0x52908400098527886E0F7030069857D2E4169EE7', 'trading_account' => '500123',
            ],
        ]);
        $this->user('bilal', 'otp');
        $this->user('carla', 'mpin');
        foreach ([['amina', 3, 1], ['team1n', 9, 3], ['team2n', 14, 9]] as $level => [$above, $count, $width]) {
            $this->times($count, fn ($at) => $this->user('team'.($level + 1).'n'.$at, 'mpin', [
                'sponsor' => $level === 0 ? $above : $above.$at % $width, 'leg' => $at < $width ? 'L' : 'R',
                'bot_investment' => $at % 3 ? 100 * ($at + 1) : 0, 'live_investment' => $at % 2 ? 0 : 12500.5,
            ]));
        }
        $this->addHistory($amina);
        foreach ([
            ['bot', 'Starter Bot', 100, null, null, null, 0], ['bot', 'Growth Bot', null, 500, 5000, null, 0], ['bot', 'Whale Bot', null, 5000, 100000, null, 0],
            ['live', 'Pamm Basic', null, 100, 1000, 6, 0], ['live', 'Live Pro', null, 1000, 100000, 9, 1],
        ] as [$kind, $name, $price, $minimum_price, $maximum_price, $roi_percentage, $is_mt5]) {
            $type = $price === null ? 'variable' : 'fixed';
            Row::in('packages')->create(compact('kind', 'name', 'type', 'price', 'minimum_price', 'maximum_price', 'roi_percentage', 'is_mt5'));
        }
        $body = '<h2>Dear members</h2><p>Markets moved &ndash; <em>read more</em>.</p><ul><li>One</li></ul>';
        $this->times(12, fn ($at) => Row::in('news')->create([
            'title' => 'News '.($at + 1).' '.str_repeat('🎉', $at % 3), 'image' => 'seed/news.png', 'is_show' => 1, 'created_at' => now()->subDays($at),
            'body' => $at === 1 ? '<p>'.str_repeat('🚀 growth ', 120).'</p>' : $body, 'published_at' => now()->subDays($at)->toJSON(),
        ]));
    }

    private function addHistory(User $amina): void
    {
        $add = fn (string $table, array $row, int $days = 0) => $amina->add($table, $row + ['created_at' => now()->subDays($days)]);
        $this->times(34, fn ($at) => $add('transactions', [
            'wallet' => $at % 2 ? 'pay_in' : 'pay_out', 'type' => $at % 3 ? 'credit' : 'debit', 'value' => 50 + $at * 1.25, 'note' => 'Booking '.($at + 1),
            'source' => $at % 2 ? 'DEPOSIT' : 'REFERRAL',
        ], $at));
        $this->times(30, fn ($at) => $add('payouts', [
            'from_username' => 'team1n'.$at % 3, 'wallet' => 'pay_out', 'amount' => 12500.5 - $at * 10, 'description' => 'Bonus from team1n'.$at % 3,
            'source' => ['REFERRAL', 'MATCHING', 'ROI'][$at % 3], 'is_paid' => $at % 4 ? 1 : 0,
        ], $at));
        $this->times(3, fn ($status) => $add('withdrawals', [
            'code' => "WD-100{$status}", 'coin_type' => 'crypto', 'type' => 'Withdraw', 'network' => 'USDT BEP20', 'address' => $amina->profile['withdrawal_address'],
            'amount_from' => 200 + 50 * $status, 'amount_to' => 200 + 50 * $status, 'net_amount' => 190 + 47.5 * $status, 'status' => $status,
            't_hash' => $status === 1 ? str_repeat('a1b2c3d4', 8) : null, 'remarks' => $status === 2 ? 'Wrong network' : null,
        ], $status));
        $this->times(3, fn ($status) => $add('transfers', [
            'payer' => 'amina', 'payee' => 'amina', 'from_wallet' => 'pay_out', 'to_wallet' => 'pay_in', 'transfer_amount' => 100, 'net_transfer_amount' => 100,
            'transfer_type' => 'self', 'comment' => 'To buy a bot', 'status' => $status,
        ], $status));
        $bought = ['username' => 'amina', 'name' => 'Amina Khan', 'country' => 'India', 'price' => 500, 'amount_paid' => 500, 'paid_roi_amount' => 0, 'roi_limit' => 1000];
        $this->times(12, fn ($at) => $add('subscriptions', [
            'kind' => 'bot', 'invoice_id' => "INV-{$at}", 'package' => 'Bot '.(12 - $at), 'status' => $at % 3 ? 1 : 0,
        ] + $bought, 20 + $at));
        foreach ([['Live Pro', 1, 1, '500123'], ['Live Start', 1, 1, null], ['Pamm Basic', 3, 0, null]] as [$package, $status, $is_mt5, $account]) {
            $add('subscriptions', compact('package', 'status', 'is_mt5') + [
                'kind' => 'live', 'is_mt5_account' => $account ? 1 : 0, 'account_number' => $account,
            ] + $bought, 20);
        }
        foreach (['Deposit' => 1, 'Withdrawal' => 2, 'Others' => 0] as $subject => $status) {
            $ticket_id = $add('tickets', compact('subject', 'status') + ['username' => 'amina'], $status)->id;
            $add('messages', compact('ticket_id') + ['message' => 'My deposit is missing.', 'image' => 'seed/proof.png'], 1);
            $add('messages', compact('ticket_id') + ['message' => 'We are looking into it & will answer.', 'admin_username' => 'support'], 1);
        }
        $this->times(13, fn ($at) => $add('notifications', [
            'title' => 'Bonus '.($at + 1), 'body' => '<p>You received a <strong>bonus</strong> &amp; more.</p>', 'is_read' => $at > 1 ? 1 : 0,
        ], $at));
        $add('documents', [
            'document_name' => 'Passport', 'document_number' => 'P1234567', 'document_type' => 'identity', 'front' => 'seed/front.png', 'back' => 'seed/back.png', 'status' => 1,
        ], 9);
        $add('deposits', ['thash' => str_repeat('f0e1d2c3', 8), 'amount' => 1000, 'is_booked' => 1], 3);
        $add('deposits', ['thash' => str_repeat('c0ffee00', 8), 'amount' => 250]);
        $this->times(23, fn ($at) => $add('logs', ['ip' => "10.0.0.{$at}", 'country' => 'India'], $at));
        $this->times(14, fn ($at) => $add('balance_log', [
            'platform' => 'MT5', 'amount' => 100 + $at, 'type' => $at % 2 ? 'credit' : 'debit', 'transaction_type' => 'Balance',
        ], $at));
        $this->times(13, fn ($at) => $add('trades', [
            'trade_action' => $at % 2, 'trade_symbol' => 'EURUSD', 'trade_price' => '1.08765', 'trade_volume' => '0.1000', 'trade_price_position' => '1.08432',
            'trade_profit' => $at % 3 ? 12.5 : -3.4,
        ], $at));
    }

    private function user(string $username, string $authType, array $more = []): User
    {
        static $password = null;

        return User::create($more + [
            'username' => $username, 'name' => ucfirst($username).' Khan', 'email' => "{$username}@example.com", 'pin' => '1234', 'auth_type' => $authType,
            'password' => $password ??= Hash::make('Secret123'), 'email_verified_at' => now()->subDays(90), 'created_at' => now()->subDays(90), 'profile' => [],
        ]);
    }

    private function times(int $count, callable $make): void
    {
        array_map($make, range(0, $count - 1));
    }
}
