<?php

use App\Http\Controllers\AccessController as Access;
use App\Http\Controllers\ListController as Lists;
use App\Http\Controllers\MoneyController as Money;
use App\Http\Controllers\NetworkController as Network;
use App\Http\Controllers\ProfileController as Profile;
use App\Http\Controllers\TicketController as Ticket;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Str;

Route::get('country', [Access::class, 'countries']);
Route::get('pre-register', [Access::class, 'options']);
Route::get('check/{name}/username', [Access::class, 'checkUsername']);
Route::get('check/{name}/sponsor', [Access::class, 'checkSponsor']);
foreach (['register', 'pre-login', 'login', 'verify-email', 'resendotp'] as $path) {
    Route::post($path, [Access::class, Str::camel($path)]);
}

Route::middleware(['auth:api', 'idempotency'])->group(function () {
    Route::post('logout', [Access::class, 'logout']);
    foreach (array_keys(Lists::LISTS) as $path) {
        Route::get($path, Lists::class);
    }
    Route::get('latest-notifications', [Lists::class, 'latest']);
    Route::get('notification-change-status', [Lists::class, 'markAll']);
    Route::get('news/{id}/read', [Lists::class, 'readNews']);
    Route::get('notification/{id}/change-popup-status', [Lists::class, 'markPopup']);

    foreach (['user', 'get-picture', 'authentication', 'get-doc-type'] as $path) {
        Route::get($path, [Profile::class, Str::camel($path)]);
    }
    Route::post('update-profile', [Profile::class, 'updateProfile']);
    Route::post('kyc-doc-upload', [Profile::class, 'uploadDocument']);

    foreach (['dashboard', 'withdraw', 'available-payment-methods', 'fetch-address', 'balance-sync'] as $path) {
        Route::get($path, [Money::class, Str::camel($path)]);
    }
    Route::get('packages', [Money::class, 'packages'])->defaults('kind', 'bot');
    Route::get('live-packages', [Money::class, 'packages'])->defaults('kind', 'live');
    Route::post('subscription/store', [Money::class, 'buy'])->defaults('kind', 'bot');
    Route::post('live-subscription', [Money::class, 'buy'])->defaults('kind', 'live');
    Route::post('withdraw', [Money::class, 'postWithdraw']);
    Route::post('transfer/amount', [Money::class, 'transfer']);
    Route::get('mt5/user-account-details/{account}', [Money::class, 'account']);
    Route::get('mt5/fetch-password/{account}', [Money::class, 'passwords']);

    Route::get('directTeam', [Network::class, 'direct']);
    Route::get('binary-details', [Network::class, 'binary']);
    Route::get('user-team-details', [Network::class, 'levels']);
    Route::get('directlist', [Network::class, 'referrals']);
    Route::get('rank/incomes', [Network::class, 'ranks']);
    Route::get('pool/incomes', [Network::class, 'royalty']);

    Route::get('tickets', [Ticket::class, 'index'])->middleware('cache.headers:private;no_cache;etag');
    Route::get('subjects', [Ticket::class, 'subjects']);
    Route::get('ticket/{id}/details', [Ticket::class, 'messages'])->middleware('cache.headers:private;no_cache;etag');
    Route::get('message/{id}/image', [Ticket::class, 'image']);
    Route::post('reply', [Ticket::class, 'reply']);
    Route::post('raise-ticket', [Ticket::class, 'raise']);
});
