<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

class Session extends Model
{
    protected $guarded = [];

    public static function open(User $user, bool $isHalf): string
    {
        $token = bin2hex(random_bytes(20));
        self::create(['user_id' => $user->id, 'hash' => hash('sha256', $token), 'is_half' => $isHalf]);

        return $token;
    }
}
