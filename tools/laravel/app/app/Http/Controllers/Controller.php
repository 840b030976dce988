<?php

namespace App\Http\Controllers;

use App\Models\User;
use Illuminate\Http\Resources\Json\JsonResource;
use Illuminate\Routing\Controller as Base;
use Illuminate\Validation\ValidationException;

abstract class Controller extends Base
{
    protected function member(): User
    {
        return request()->user();
    }

    protected function done(array $fields = []): array
    {
        return ['status' => true] + $fields;
    }

    /** A page as `config/services.php` wants it, or all rows for `export=true`. */
    protected function page($query, string $name = 'page')
    {
        if (request('export') === 'true') {
            return $query->get();
        }
        $kind = config('services.pages');
        $page = $query->{$kind === 'resource' ? 'paginate' : $kind}(10, ['*'], $kind === 'cursorPaginate' ? 'cursor' : $name);

        return $kind === 'resource' ? JsonResource::collection($page)->response()->getData() : $page;
    }

    protected function refuse(string $text, array $more = []): void
    {
        abort(response()->json(['status' => false, 'msg' => __($text)] + $more));
    }

    /** Checks the second factor, whichever of its names was sent. An authenticator's code is always 123456. */
    protected function checkCode(User $member): void
    {
        $known = ['mpin' => $member->pin, 'pin' => $member->pin, 'otp' => $member->code, 'authenticator' => '123456'];
        $sent = array_intersect_key(request()->only(array_keys($known)), $known);
        $name = array_key_first($sent);
        if ($name === null || $known[$name] === null || (string) $sent[$name] !== (string) $known[$name]) {
            $name ??= $member->auth_type;
            throw ValidationException::withMessages([$name => __($name === 'mpin' ? 'Invalid Security Pin' : 'Invalid OTP')]);
        }
        $member->update(['code' => null]);
    }
}
