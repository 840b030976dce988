<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/** A row of any table but `users`. Its money is text of two decimals, as `decimal:2` makes it. */
class Row extends Model
{
    protected $guarded = [];

    protected $hidden = ['user_id', 'updated_at', 'kind'];

    private const MONEY = '/(amount|price|value|profit|roi_limit)/';

    public static function in(string $table)
    {
        return (new self)->setTable($table)->newQuery();
    }

    public function getCasts()
    {
        $money = preg_grep(self::MONEY, array_keys($this->attributes));
        $money = array_diff($money, ['trade_price', 'trade_price_position']);

        return parent::getCasts() + array_fill_keys($money, 'decimal:2');
    }
}
