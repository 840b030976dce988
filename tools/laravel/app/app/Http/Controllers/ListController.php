<?php

namespace App\Http\Controllers;

use App\Models\Row;
use App\Models\User;
use Carbon\Carbon;
use Illuminate\Http\Request;

/** Every list of rows, from one table: the rows' table, what it is filtered by, and what else the call answers. */
class ListController extends Controller
{
    public const LISTS = [
        'transactions' => ['transactions', ['wallet', 'type', 'source'], ['sources' => ['DEPOSIT', 'REFERRAL', 'TRANSFER', 'WITHDRAW', 'PACKAGE']]],
        'payouts' => ['payouts', ['source', 'is_paid'], ['sources' => ['REFERRAL', 'MATCHING', 'ROI']]],
        'user/manual/withdraw/list' => ['withdrawals', [], []],
        'transfer' => ['transfers', [], []],
        'subscriptions' => ['subscriptions', [], ['kind' => 'bot', 'cancel_data' => []]],
        'live-subscriptions' => ['subscriptions', [], ['kind' => 'live', 'currency' => '$', 'cancel_data' => [
            'fees' => [['title' => 'Cancellation fee', 'type' => 'usd', 'value' => '25.00']], 'cancel_package' => 1,
        ]]],
        'all-notifications' => ['notifications', [], ['more_details' => [], 'source' => []]],
        'news' => ['news', [], []],
        'logs' => ['logs', [], ['more_details' => []]],
        'kyc-list' => ['documents', [], []],
    ];

    public function __invoke(Request $request)
    {
        $path = substr($request->path(), strlen('api/'));
        [$table, $filters, $more] = self::LISTS[$path];
        $query = $table === 'news' ? Row::in('news')->latest()->latest('id') : $this->member()->rows($table);
        foreach ($filters as $name) {
            $query->when($request->filled($name), fn ($query) => $query->where($name, $request->query($name)));
        }
        $query->when(isset($more['kind']), fn ($query) => $query->where('kind', $more['kind']));
        $this->inDays($request, $query);

        return $this->done(['data' => $this->page($query)] + $this->more($path, $more));
    }

    public function latest()
    {
        $own = $this->member()->rows('notifications');

        return $this->done(['data' => $own->clone()->limit(5)->get(), 'unread_count' => $own->where('is_read', 0)->count()]);
    }

    public function markAll()
    {
        $this->member()->rows('notifications')->update(['is_read' => 1]);

        return $this->done();
    }

    public function markPopup(string $id)
    {
        $this->member()->rows('notifications')->findOrFail($id)->update(['is_read' => 1]);

        return $this->done();
    }

    public function readNews(string $id)
    {
        $found = Row::in('news')->findOrFail($id);
        $own = $this->member()->rows('news_reads')->where('news_id', $found->id);
        if ($own->doesntExist()) {
            $this->member()->add('news_reads', ['news_id' => $found->id]);
        }

        return $this->done();
    }

    /** Days of filters are days of the application's zone. */
    private function inDays(Request $request, $query): void
    {
        $request->validate(['from_date' => 'date_format:d-m-Y', 'to_date' => 'date_format:d-m-Y']);
        foreach (['from_date' => ['>=', 0], 'to_date' => ['<', 1]] as $name => [$operator, $days]) {
            $query->when($request->filled($name), fn ($query) => $query->where(
                'created_at', $operator, Carbon::createFromFormat('d-m-Y', $request->query($name))->startOfDay()->addDays($days)
            ));
        }
    }

    private function more(string $path, array $more): array
    {
        $member = $this->member();
        $card = fn (string $title, $value) => ['title' => $title, 'type' => 'usd', 'value' => $value];
        $wallets = fn () => array_map(fn ($name) => $card(str_replace('_', ' ', $name), $member->$name), User::WALLETS);
        $sources = isset($more['sources'])
            ? ['source' => array_map(fn ($key) => ['key' => $key, 'value' => ucfirst(strtolower($key))], $more['sources'])] : [];
        $own = match ($path) {
            'transactions' => ['more_details' => [['title' => 'Balances', 'body' => $wallets()]]],
            'transfer' => ['more_details' => [$card('Out going Wallet', $member->pay_out)]],
            'news' => ['unread_count' => max(0, 2 - $member->rows('news_reads')->count())],
            'kyc-list' => ['kyc_status' => $member->rows('documents')->where('status', 1)->count() >= 3 ? 1 : 0],
            default => [],
        };

        return $own + $sources + array_diff_key($more, ['kind' => 1, 'sources' => 1]);
    }
}
