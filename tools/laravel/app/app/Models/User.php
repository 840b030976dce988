<?php

namespace App\Models;

use Illuminate\Foundation\Auth\User as Authenticatable;
use Illuminate\Support\Facades\Log;

class User extends Authenticatable
{
    public const WALLETS = ['pay_in', 'pay_out', 'live', 'fixed', 'hold'];

    protected $guarded = [];

    protected $hidden = ['password', 'pin', 'code'];

    protected $casts = [
        'profile' => 'array', 'email_verified_at' => 'datetime', 'status_2fa' => 'integer', 'pay_in' => 'decimal:2',
        'pay_out' => 'decimal:2', 'live' => 'decimal:2', 'fixed' => 'decimal:2', 'hold' => 'decimal:2',
        'bot_investment' => 'decimal:2', 'live_investment' => 'decimal:2',
    ];

    /** The member's rows of a table, newest first. */
    public function rows(string $table)
    {
        return Row::in($table)->where('user_id', $this->id)->latest()->latest('id');
    }

    public function add(string $table, array $row): Row
    {
        return Row::in($table)->create($row + ['user_id' => $this->id]);
    }

    public function below()
    {
        return self::where('sponsor', $this->username)->orderBy('id')->get();
    }

    /** In a real application this is an email. */
    public function mailCode(): void
    {
        $this->update(['code' => (string) random_int(1000, 9999)]);
        Log::info("Code of {$this->username}: {$this->code}");
    }

    /** Moves money in or out of a wallet and records it. */
    public function book(string $wallet, string $type, string $amount, string $source): void
    {
        $moved = self::whereKey($this->id)
            ->when($type === 'debit', fn ($query) => $query->where($wallet, '>=', $amount))
            ->increment($wallet, $type === 'debit' ? -$amount : $amount);
        if ($moved === 0) {
            abort(response()->json(['status' => false, 'msg' => __('Insufficient Balance')]));
        }
        $this->add('transactions', ['value' => $amount, 'note' => ucfirst(strtolower($source))] + compact('wallet', 'type', 'source'));
    }
}
