<?php

namespace App\Http\Controllers;

use App\Models\Session;
use App\Models\User;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Hash;

class AccessController extends Controller
{
    public function countries()
    {
        return $this->done(['data' => [
            ['id' => 1, 'name' => 'India', 'calling_code' => '91'],
            ['id' => 2, 'name' => 'United Arab Emirates', 'calling_code' => '971'],
            ['id' => 3, 'name' => 'Nigeria', 'calling_code' => '234'],
        ]]);
    }

    public function options()
    {
        return $this->done(['binary' => 1, 'single_leg' => 0, 'user_count' => User::count(), 'email_required' => 1]);
    }

    public function checkUsername(string $name)
    {
        return $this->done(['data' => $this->find($name) ? 'Not Available' : 'Available']);
    }

    public function checkSponsor(string $name)
    {
        $found = $this->find($name);

        return $this->done(['data' => $found ? 'Available' : 'Not Available', 'info' => $found->name ?? '']);
    }

    public function register(Request $request)
    {
        $sent = $request->validate([
            'name' => 'required|max:100', 'username' => 'required|alpha_num|unique:users', 'email' => 'required|email',
            'phone' => 'required', 'country' => 'required', 'password' => 'required|min:8', 'spassword' => 'required|digits:4',
            'sponsor' => 'required|exists:users,username', 'position' => 'in:L,R',
        ]);
        User::create([
            'username' => $sent['username'], 'name' => $sent['name'], 'email' => $sent['email'], 'pin' => $sent['spassword'],
            'password' => Hash::make($sent['password']), 'sponsor' => $sent['sponsor'], 'leg' => $sent['position'] ?? 'L',
            'auth_type' => 'mpin', 'profile' => ['phone' => $sent['phone'], 'country' => $sent['country']],
        ]);

        return $this->done(['message' => __('Registered successfully.')]);
    }

    public function preLogin(Request $request)
    {
        $member = $this->checkPassword($request);
        if ($member->email_verified_at === null) {
            $this->refuse('Please verify your email.', ['otp_send' => 1, 'username' => $member->username]);
        }

        return $this->session($member, true);
    }

    public function login(Request $request)
    {
        $member = $this->checkPassword($request);
        $this->checkCode($member);

        return $this->session($member, false) + ['message' => __('Welcome back!')];
    }

    public function verifyEmail(Request $request)
    {
        $member = $this->named($request);
        $this->checkCode($member);
        $member->update(['email_verified_at' => now()]);

        return $this->done(['username' => $member->username, 'message' => __('Email verified.')]);
    }

    public function resendotp(Request $request)
    {
        $this->named($request)->mailCode();

        return $this->done(['message' => __('OTP has been sent to your email.')]);
    }

    public function logout(Request $request)
    {
        Session::where('hash', hash('sha256', $request->bearerToken()))->delete();

        return response()->noContent();
    }

    private function find(?string $name): ?User
    {
        return User::where('username', strtolower($name ?? ''))->first();
    }

    private function named(Request $request): User
    {
        $request->validate(['username' => 'required']);

        return $this->find($request->username) ?? $this->refuse('User not found');
    }

    private function checkPassword(Request $request): User
    {
        $request->validate(['username' => 'required', 'password' => 'required']);
        $member = $this->find($request->username);
        if (! Hash::check($request->password, $member->password ?? '')) {
            $this->refuse('These credentials do not match our records.');
        }

        return $member;
    }

    private function session(User $member, bool $isHalf): array
    {
        return $this->done($member->only('username', 'email', 'auth_type') + [
            'token' => Session::open($member, $isHalf), 'spassword' => 1, 'email_verified' => 1,
        ]);
    }
}
