<?php

namespace App\Http\Controllers;

use App\Models\User;
use Illuminate\Http\Request;
use Illuminate\Support\Collection;

class NetworkController extends Controller
{
    /** The levels below a member, each a list of members. */
    public static function team(string $root): Collection
    {
        $levels = collect();
        for ($names = [$root]; ($below = User::whereIn('sponsor', $names)->orderBy('id')->get())->isNotEmpty();) {
            $levels->push($below);
            $names = $below->pluck('username');
        }

        return $levels;
    }

    public function direct(Request $request)
    {
        $root = $this->root($request);
        $below = $root->below();
        $sponsor = [
            'sponsor' => $root->username, 'sponsor_sponsor' => $root->sponsor, 'sponsor_total_subscription' => $root->bot_investment,
            'sponsor_team_business' => $this->sum($below, 'bot_investment'), 'sponsor_total_team' => $below->count(),
            'sponsor_paid_team' => $below->where('bot_investment', '>', 0)->count(), 'sponsor_rank' => 'Silver', 'sponsor_salary' => '0.00',
            'sponsor_is_paid' => 1, 'sponsor_live_is_paid' => 0,
        ];

        return $this->done(['data' => $below->map(fn (User $one) => $sponsor + [
            'username' => $one->username, 'is_paid' => (int) ($one->bot_investment > 0), 'live_is_paid' => (int) ($one->live_investment > 0),
            'total_subscription' => $one->bot_investment, 'team_business' => $this->sum($one->below(), 'bot_investment'),
            'total_team' => $one->below()->count(), 'paid_team' => $one->below()->where('bot_investment', '>', 0)->count(),
        ])]);
    }

    public function binary(Request $request)
    {
        $root = $this->root($request);
        $in = fn (string $leg) => optional($root->below()->firstWhere('leg', $leg))->username;

        return $this->done(['data' => [
            'parent' => $root->username, 'parentname' => $root->sponsor, 'leftuser' => $in('L'), 'rightuser' => $in('R'),
            'left_total' => 12, 'total_right' => 9, 'total_matching' => 9, 'is_paid' => 1, 'live_is_paid' => 0,
        ]]);
    }

    public function levels(Request $request)
    {
        return $this->done(['data' => self::team($this->member()->username)->take((int) $request->query("level", 75))
            ->map(fn (Collection $rows, int $at) => [
                'level' => $at + 1, 'user_count' => $rows->count(), 'investment' => $this->sum($rows, 'bot_investment'),
                'live_investment' => $this->sum($rows, 'live_investment'), 'username' => $rows->pluck('username'),
                'self_investment' => $rows->pluck('bot_investment'), 'self_live_investment' => $rows->pluck('live_investment'),
                'joining_date' => $rows->pluck('created_at'),
            ])]);
    }

    public function referrals()
    {
        $page = $this->page(User::where('sponsor', $this->member()->username)->orderBy('id')->select([
            'id', 'name', 'username', 'bot_investment as total_subscription', 'live_investment as live_total_subscription',
        ])->selectRaw("'0.00' as total_team_business, '0.00' as fixed_total_team_business"));

        return $this->done(['data' => $page]);
    }

    public function ranks()
    {
        $ranks = collect(['Bronze', 'Silver', 'Gold'])->map(fn ($name, $at) => ['id' => $at + 1, 'name' => $name, 'team_count' => 10 * ($at + 1) ** 2]);

        return $this->done(['data' => $ranks, 'current_rank' => 2, 'matchingCount' => 13, 'matchingRequired' => 90]);
    }

    public function royalty()
    {
        $card = fn (string $title, string $value) => ['title' => $title, 'type' => 'usd', 'value' => $value];

        return $this->done([
            'currentRank' => 'Silver', 'matching' => 13, 'matchingRequired' => 90, 'rankRequired' => ['Gold', 'Platinum'],
            'more_details' => [$card('Royalty', '1250.50') + ['body' => [$card('This month', '125.50')]], ['title' => 'Team', 'type' => 'number', 'value' => 26]],
        ]);
    }

    /** The member asked for in the own team, or the signed-in one. */
    private function root(Request $request): User
    {
        $asked = $request->query('username') ?? $this->member()->username;
        $known = self::team($this->member()->username)->flatten(1)->push($this->member());

        return $known->firstWhere('username', $asked) ?? $this->refuse('No Data Found');
    }

    private function sum($rows, string $name): string
    {
        return number_format($rows->sum($name), 2, '.', '');
    }
}
