<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** Each table: its columns by kind. Every row of a member has `user_id`. */
return new class extends Migration
{
    private const TABLES = [
        'sessions' => ['text' => ['hash'], 'flag' => ['is_half']],
        'transactions' => ['text' => ['wallet', 'type', 'note', 'source'], 'money' => ['value']],
        'payouts' => ['text' => ['from_username', 'wallet', 'description', 'source'], 'money' => ['amount'], 'flag' => ['is_paid']],
        'withdrawals' => [
            'text' => ['code', 'coin_type', 'type', 't_hash', 'network', 'address', 'remarks'],
            'money' => ['amount_from', 'amount_to', 'net_amount'], 'flag' => ['status'],
        ],
        'transfers' => [
            'text' => ['payer', 'payee', 'from_wallet', 'to_wallet', 'transfer_type', 'comment'],
            'money' => ['transfer_amount', 'net_transfer_amount'], 'flag' => ['status'],
        ],
        'subscriptions' => [
            'text' => ['kind', 'username', 'invoice_id', 'package', 'name', 'country', 'account_number', 'package_account_number', 'end_date'],
            'money' => ['price', 'amount_paid', 'paid_roi_amount', 'roi_limit'], 'flag' => ['status', 'is_mt5', 'is_mt5_account'],
        ],
        'tickets' => ['text' => ['username', 'subject', 'last_reply_date'], 'flag' => ['status']],
        'messages' => ['text' => ['ticket_id', 'message', 'admin_username', 'image']],
        'notifications' => ['text' => ['title', 'body'], 'flag' => ['is_read']],
        'news' => ['text' => ['title', 'body', 'image', 'published_at'], 'flag' => ['is_show']],
        'news_reads' => ['text' => ['news_id']],
        'documents' => ['text' => ['document_name', 'document_number', 'document_type', 'front', 'back', 'remarks'], 'flag' => ['status']],
        'deposits' => ['text' => ['thash'], 'money' => ['amount'], 'flag' => ['is_booked']],
        'logs' => ['text' => ['ip', 'country']],
        'trades' => [
            'text' => ['trade_symbol', 'trade_price', 'trade_volume', 'trade_price_position'],
            'money' => ['trade_profit'], 'flag' => ['trade_action'],
        ],
        'balance_log' => ['text' => ['platform', 'type', 'transaction_type'], 'money' => ['amount']],
        'packages' => [
            'text' => ['kind', 'name', 'type'], 'money' => ['price', 'minimum_price', 'maximum_price', 'roi_percentage'], 'flag' => ['is_mt5'],
        ],
    ];

    public function up(): void
    {
        Schema::create('users', function (Blueprint $table) {
            $table->id();
            $table->string('username')->unique();
            foreach (['name', 'email', 'password', 'pin', 'auth_type', 'code', 'sponsor', 'leg', 'avatar'] as $name) {
                $table->string($name)->nullable();
            }
            foreach (['pay_in', 'pay_out', 'live', 'fixed', 'hold', 'bot_investment', 'live_investment'] as $name) {
                $table->decimal($name, 20, 2)->default(0);
            }
            $table->boolean('status_2fa')->default(false);
            $table->timestamp('email_verified_at')->nullable();
            $table->json('profile');
            $table->timestamps();
        });
        foreach (self::TABLES as $name => $columns) {
            Schema::create($name, function (Blueprint $table) use ($columns) {
                $table->id();
                $table->foreignId('user_id')->nullable();
                array_map(fn ($column) => $table->text($column)->nullable(), $columns['text'] ?? []);
                array_map(fn ($column) => $table->decimal($column, 20, 2)->nullable(), $columns['money'] ?? []);
                array_map(fn ($column) => $table->unsignedTinyInteger($column)->default(0), $columns['flag'] ?? []);
                $table->timestamps();
            });
        }
    }
};
